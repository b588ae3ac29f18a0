import './tax-sheet.css'
import { Fragment, type ReactNode, use } from 'react'
import type { Locale } from '#src/core/locale.ts'
import { muscatDay } from '#src/core/muscat.ts'
import { directionOf } from '#src/i18n/locale.ts'
import { defineMessages } from '#src/i18n/messages.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { isHaqiba } from '#src/settings/brand/is-haqiba.ts'
import { readablePhone } from '#src/settings/contact-links.ts'
import type { ShownSettings } from '#src/settings/settings.ts'
import { HouseMark } from '#src/ui/page/house-mark.tsx'
import type { SortedPaper } from './standing-papers.ts'
import type { TaxDocument } from './tax-document.ts'
import type { TaxPayment } from './tax-payment.ts'
import { Fact, First, inOrder, Marked, Named, otherThan, useLabels, Words } from './tax-text.tsx'
import { type TaxWord, taxWords, titleOf } from './tax-words.ts'

/** Whom to ask, of the shop's settings as they are now. */
export type TaxContact = Pick<ShownSettings, 'contactNumber' | 'emailAddress'>

type TaxSheetProps = {
  document: TaxDocument
  language: Locale
  /** As it is today, which is not of what was issued; absent of a document that nobody pays. */
  payment?: TaxPayment | undefined
  contact?: TaxContact | undefined
  /** What took it back, said on screen alone: a paper stays what was issued. */
  takenBack?: SortedPaper['takenBack']
  /** Whether it stays on the screen. */
  notPrinted?: boolean | undefined
}

/** A tax invoice or credit note on A4 as it was issued, in Arabic and English, `language` first (T3). */
export function TaxSheet(props: TaxSheetProps) {
  return (
    <First value={props.language}>
      {props.takenBack && <TakenBack {...props.takenBack} />}
      <Sheet {...props} />
    </First>
  )
}

function Sheet({ document, language, payment, contact, notPrinted }: TaxSheetProps) {
  const { supplier, customer, exportedTo, qr, corrects, reason } = document
  const labelOf = useLabels()
  return (
    <article
      lang={language}
      dir={directionOf(language)}
      className={`tax-sheet ${notPrinted ? 'is-not-printed' : ''}`}
      data-testid="tax-document"
    >
      <header className="tax-head">
        <div>
          <p className="tax-shop">
            {isHaqiba({ shopName: supplier.name, shopNameAr: supplier.nameAr }) && (
              <HouseMark className="tax-mark" />
            )}
            <Named english={supplier.name} arabic={supplier.nameAr} />
          </p>
          <div className="tax-from">
            <Named english={supplier.address} arabic={supplier.addressAr} className="tax-address" />
          </div>
          <p className="tax-from">
            <Marked of="vatin" value={supplier.vatin} />
            {supplier.cr && <Marked of="cr" value={supplier.cr} />}
          </p>
        </div>
        <svg
          role="img"
          aria-label={taxWords(language).qr}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          className="tax-qr"
        >
          <path d={qr.path} />
        </svg>
      </header>
      <h2 className="tax-title">
        <Words of={titleOf(document)} />
      </h2>
      <dl className="tax-facts">
        <Fact of="number" values={[document.number]} />
        <Fact of="issued" values={[muscatDay(new Date(document.issuedAt))]} />
        <Fact of="supplied" values={[document.suppliedOn]} />
        <Fact of="order" values={[`#${document.orderNumber}`]} />
        {exportedTo && (
          <div>
            <dt>
              <Words of="exportedTo" />
            </dt>
            <dd>
              <Named english={exportedTo.name} arabic={exportedTo.nameAr} />
            </dd>
          </div>
        )}
        {corrects && <Fact of="corrects" values={[corrects.number, muscatDay(new Date(corrects.at))]} />}
        {reason && (
          <div>
            <dt>
              <Words of="reason" />
            </dt>
            <dd>
              <Words of={reason} />
            </dd>
          </div>
        )}
        {payment && <Paid payment={payment} />}
        {customer && (
          <div>
            <dt>
              <Words of="customer" />
            </dt>
            <dd>
              <bdi>{customer.name}</bdi>
              {customer.address && <bdi className="tax-address">{customer.address}</bdi>}
              {customer.vatin && <Marked of="vatin" value={customer.vatin} />}
            </dd>
          </div>
        )}
      </dl>
      <table>
        <thead className="not-print:max-sm:sr-only">
          <tr>
            {(['goods', 'quantity', 'price', 'net', 'rate', 'vat', 'gross'] as const).map((word) => (
              <th key={word} scope="col">
                <Words of={word} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {document.items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a document never changes.
            <tr key={at}>
              <td>{item.kind === 'line' ? <Goods item={item} /> : <Words of={item.kind} />}</td>
              <td data-label={labelOf('quantity')}>{item.quantity}</td>
              <td data-label={labelOf('price')}>{item.unitPrice?.toFixed(3)}</td>
              <td data-label={labelOf('net')}>{item.net.toFixed(3)}</td>
              <td data-label={labelOf('rate')}>{item.rate}%</td>
              <td data-label={labelOf('vat')}>{item.vat.toFixed(3)}</td>
              <td data-label={labelOf('gross')}>{item.gross.toFixed(3)}</td>
            </tr>
          ))}
        </tbody>
        <tbody className="tax-totals">
          {document.rates.map(({ rate, net }) => (
            <Sum key={rate} of={rate === 0 ? 'zeroRated' : 'totalNet'} omr={net}>
              <bdi dir="ltr">({rate}%)</bdi>
            </Sum>
          ))}
          <Sum of="totalVat" omr={document.vat} />
          <Sum of="total" omr={document.gross} strong />
        </tbody>
      </table>
      <p className="tax-note">
        <Words of={exportedTo ? 'atZero' : 'included'} />
      </p>
      <Closing isInvoice={document.kind === 'invoice'} contact={contact} />
    </article>
  )
}

function TakenBack({ by, reason }: NonNullable<SortedPaper['takenBack']>) {
  const [locale, words] = [useLocale(), useMessages(takenBackMessages)]
  return (
    <p lang={locale} dir={directionOf(locale)} className="tax-taken-back print:hidden">
      {words[reason](by)}
    </p>
  )
}

const takenBackMessages = defineMessages({
  corrected: {
    en: (number: string) => `Corrected by ${number}`,
    ar: (number: string) => `صُحّحت بالإشعار الدائن \u2066${number}\u2069`,
  },
  cancelled: {
    en: (number: string) => `Cancelled by ${number}`,
    ar: (number: string) => `أُلغيت بالإشعار الدائن \u2066${number}\u2069`,
  },
})

/** A sum below the goods, in the column of their totals. */
function Sum(props: { of: TaxWord; omr: number; strong?: boolean; children?: ReactNode }) {
  return (
    <tr className={props.strong ? 'tax-total' : undefined}>
      <th scope="row" colSpan={6}>
        <Words of={props.of} /> {props.children}
      </th>
      <td>{props.omr.toFixed(3)}</td>
    </tr>
  )
}

function Paid({ payment: { how, due } }: { payment: TaxPayment }) {
  return (
    <div className="tax-payment" data-testid="tax-payment">
      <dt>
        <Words of="payment" />
      </dt>
      <dd>
        <Words of={how} />
        <strong className="tax-address">
          <Words of={due > 0 ? 'toPay' : 'paid'}>{due > 0 && <bdi dir="ltr">{due.toFixed(3)}</bdi>}</Words>
        </strong>
      </dd>
    </div>
  )
}

/** Thanks and how goods come back, in each language, and whom to ask. */
function Closing({ isInvoice, contact }: { isInvoice: boolean; contact: TaxContact | undefined }) {
  const first = use(First)
  const phone = contact?.contactNumber && readablePhone(contact.contactNumber)
  return (
    <footer className="tax-closing" data-testid="tax-closing">
      {isInvoice &&
        [first, otherThan[first]].map((locale) => (
          <p key={locale} lang={locale} dir={directionOf(locale)}>
            <span className="tax-thanks">{taxWords(locale).thanks}</span> {taxWords(locale).returns}
          </p>
        ))}
      <p>
        <bdi dir="ltr">{[phone, contact?.emailAddress].filter(Boolean).join(' · ')}</bdi>
      </p>
    </footer>
  )
}

function Goods({ item }: { item: TaxDocument['items'][number] }) {
  const { name = '', color, size } = item
  const first = use(First)
  const colours = inOrder(first, color, item.colorAr).map(({ text }) => text)
  const choice = [...new Set([...colours, size])].filter(Boolean)
  return (
    <>
      <Named english={name} arabic={item.nameAr || name} className="tax-address" />
      {choice.length > 0 && (
        <span className="tax-choice">
          {choice.map((part, at) => (
            <Fragment key={part}>
              {at > 0 && ' · '}
              <bdi>{part}</bdi>
            </Fragment>
          ))}
        </span>
      )}
    </>
  )
}
