import { inBaisa, toOmr } from '#src/core/money.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { choiceMessages } from '#src/orders/display/choice.messages.ts'
import { TakenBackList } from '#src/orders/returns/taken-back-list.tsx'
import type { HandOverRow } from '#src/orders/shipments/shipment.ts'
import { MapLink } from '#src/places/map-link.tsx'
import { readablePhone } from '#src/settings/contact-links.ts'
import { Price } from '#src/ui/price.tsx'
import { sentenceCase } from '#src/ui/sentence-case.class.ts'
import { handOverListMessages } from './courier.messages.ts'

const cell =
  'border-t border-hairline px-2 py-2 align-top first:ps-3 last:pe-3 max-sm:block max-sm:border-t-0 max-sm:px-3 max-sm:py-0.5'
const row =
  'max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:border-t max-sm:border-hairline max-sm:py-2'
/** On a phone a whole line, so that neither of two squeezes the other. */
const line = 'max-sm:col-span-2 max-sm:flex max-sm:flex-wrap max-sm:justify-between max-sm:gap-x-3'

const isNumber = (column: string) => column === 'pieces' || column === 'collect'

/** The rows of a hand-over list with their sum. */
export function HandOverTable({ rows }: { rows: readonly HandOverRow[] }) {
  const words = useMessages(handOverListMessages)
  const choices = useMessages(choiceMessages)
  const sum = toOmr(rows.reduce((all, row) => all + inBaisa(row.toCollect), 0))
  return (
    <section
      aria-label={words.title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can move what it scrolls.
      tabIndex={0}
      className="overflow-x-auto rounded-lg border border-hairline bg-raised"
    >
      <table className="w-full text-sm max-sm:block sm:min-w-xl" data-testid="hand-over-list">
        <thead className="max-sm:sr-only">
          <tr className="text-xs text-muted">
            {(['order', 'customer', 'address', 'pieces', 'collect'] as const).map((column) => (
              <th
                key={column}
                scope="col"
                className={`px-2 py-2.5 font-normal first:ps-3 last:pe-3 ${isNumber(column) ? 'text-end' : 'text-start'}`}
              >
                {words[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map((one) => (
            <tr key={one._id} className={row}>
              <th scope="row" className={`${cell} ${line} text-start font-normal`}>
                <bdi dir="ltr" className="figures whitespace-nowrap">
                  #{one.orderId}
                </bdi>
                {one.trackingNumber && (
                  <bdi dir="ltr" className="figures block text-xs font-light break-all text-muted">
                    {one.trackingNumber}
                  </bdi>
                )}
              </th>
              <td className={`${cell} ${line}`}>
                <bdi className="block w-fit max-w-full break-words">{one.name}</bdi>
                <bdi dir="ltr" className="figures block w-fit whitespace-nowrap">
                  {readablePhone(one.mobileNumber)}
                </bdi>
              </td>
              <td className={`${cell} max-sm:order-1 max-sm:col-span-2`}>
                <span dir="auto" className="block w-fit max-w-full break-words whitespace-pre-line">
                  {one.address}
                </span>
                <span className="flex flex-wrap gap-x-3 text-xs text-muted">
                  <span className={sentenceCase(choices[one.deliveryArea])}>{choices[one.deliveryArea]}</span>
                  <MapLink place={one.place} address={one.address} />
                </span>
                {one.takesBack && <TakenBackList pieces={one.takesBack} lead={words.takeBack} />}
              </td>
              <td className={`${cell} figures text-end max-sm:text-start`}>
                <span className="text-xs text-muted sm:hidden">{words.pieces} </span>
                {one.pieces}
              </td>
              <td className={`${cell} text-end`}>
                <span className="text-xs text-muted sm:hidden">{words.collect} </span>
                <Price amount={one.toCollect} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot className="max-sm:block">
          <tr className={`${row} font-normal`}>
            <th scope="row" colSpan={4} className={`${cell} text-start font-normal`}>
              {words.total}
            </th>
            <td className={`${cell} text-end`} data-testid="to-collect">
              <Price amount={sum} />
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
