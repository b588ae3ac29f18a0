import { Fragment } from 'react'
import { readablePhone } from '#src/settings/contact-links.ts'
import type { Settings } from '#src/settings/settings.ts'
import { Price } from '#src/ui/price.tsx'
import { ListSheet } from './list-sheet.tsx'
import { cashOf, type PaperPayment, type Parcel } from './paper-payment.ts'
import { type PaperWords, paperWords } from './paper-words.ts'
import { PiecesBack } from './pieces-back.tsx'

type ListProps = { parcels: readonly Parcel[]; courier?: string | undefined; settings: Settings; now: Date }

/** Which parcels somebody takes along, what to collect for them, and two signatures; in the shop's language. A4. */
export function HandOverSheet({ parcels, courier, settings, now }: ListProps) {
  const words = paperWords(settings.shopLocale)
  return (
    <ListSheet name="handover" settings={settings} now={now}>
      {courier !== undefined && (
        <p className="paper-strong">
          <bdi>{courier}</bdi>
        </p>
      )}
      <table>
        <thead className="not-print:max-sm:sr-only">
          <tr>
            <th scope="col">{words.number}</th>
            <th scope="col">{words.orderId}</th>
            <th scope="col">{words.customer}</th>
            <th scope="col">{words.address}</th>
            <th scope="col" className="paper-count">
              {words.pieces}
            </th>
            <th scope="col" className="paper-amount">
              {words.cashToCollect}
            </th>
            <th scope="col" className="paper-sign">
              {words.signature}
            </th>
          </tr>
        </thead>
        <tbody>
          {parcels.map((parcel, place) => (
            <Fragment key={parcel._id}>
              <tr>
                <td>{place + 1}</td>
                <td>
                  <bdi dir="ltr" className="paper-whole">
                    #{parcel.orderId}
                  </bdi>
                  {parcel.trackingNumber && (
                    <>
                      <br />
                      <bdi dir="ltr">{parcel.trackingNumber}</bdi>
                    </>
                  )}
                </td>
                <td>
                  <bdi>{parcel.name}</bdi>
                  <br />
                  <bdi dir="ltr" className="paper-whole">
                    {readablePhone(parcel.mobileNumber)}
                  </bdi>
                </td>
                <td>
                  <bdi>{parcel.address}</bdi>
                </td>
                <td className="paper-count" data-label={words.pieces}>
                  {parcel.pieces}
                </td>
                <td className="paper-amount">
                  <Collect payment={parcel.payment} words={words} />
                </td>
                <td />
              </tr>
              {parcel.takesBack && (
                <tr>
                  <td />
                  <td colSpan={6}>
                    <PiecesBack
                      pieces={parcel.takesBack}
                      language={settings.shopLocale}
                      settings={settings}
                    />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      <p className="paper-sum">
        {words.orders}: {parcels.length} · {words.cashToCollect}: <Price amount={cashOf(parcels)} />
      </p>
      <div className="paper-signatures">
        <p>{words.handedOver}</p>
        <p>{words.received}</p>
      </div>
    </ListSheet>
  )
}

function Collect({ payment, words }: { payment: PaperPayment; words: PaperWords }) {
  return payment.word === 'cashToCollect' ? <Price amount={payment.amount} /> : words[payment.word]
}
