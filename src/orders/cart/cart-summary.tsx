import { Fragment } from 'react'
import { type CartLine, cartLineLimit, lineKey } from '#src/catalogue/cart/cart.ts'
import { nameIn } from '#src/catalogue/product/product-name.ts'
import { inBaisa, toOmr } from '#src/core/money.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { ActionBar } from '#src/orders/display/action-bar.tsx'
import { Folded } from '#src/orders/display/folded.tsx'
import { LineName } from '#src/orders/display/line-facts.tsx'
import { totalMessages } from '#src/orders/display/totals.messages.ts'
import { subTotalOf } from '#src/orders/order/order-totals.ts'
import { leastDeliveryCharge } from '#src/settings/delivery.ts'
import type { Settings } from '#src/settings/settings.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Button } from '#src/ui/button.tsx'
import { Price } from '#src/ui/price.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { cartMessages } from './cart.messages.ts'
import { rowId } from './cart-row.tsx'
import { FreeDelivery } from './free-delivery.tsx'
import { TextWithAmount } from './text-with-amount.tsx'
import { useZeroRated } from './use-zero-rated.ts'

type SummaryProps = {
  lines: readonly CartLine[]
  /** Pieces left by a line's key, where they are few (O14). */
  left: ReadonlyMap<string, number>
  settings: Settings
}

/**
 * What was chosen, the subtotal of what is there, and the link to checkout with exactly these lines (product.md section 2);
 * while the shop has less of a line, it says of which and waits.
 */
export function CartSummary({ lines, left, settings }: SummaryProps) {
  const words = useMessages(cartMessages)
  const totals = useMessages(totalMessages)
  const href = useHref()
  const isZeroRated = useZeroRated(lines)
  const isGone = (line: CartLine) => left.get(lineKey(line)) === 0
  // What is sold out cannot be bought: it neither adds to the sum nor brings a delivery nearer to free.
  const there = lines.filter((line) => !isGone(line))
  const subTotal = subTotalOf(there)
  const hasVat = settings.vat !== 'off' && there.some(({ id }) => !isZeroRated(id))
  const cheapest = leastDeliveryCharge(settings, subTotal)
  const short = lines.filter((line) => line.quantity > (left.get(lineKey(line)) ?? Infinity))
  const [first] = short
  const pieces = there.reduce((sum, line) => sum + line.quantity, 0)
  return (
    <section
      aria-labelledby="selected-products"
      className="max-lg:contents lg:sticky lg:top-(--sticky-top,7rem)"
    >
      <div className="grid grid-cols-1 gap-3 rounded-md border border-hairline bg-raised p-5 lg:gap-5 lg:p-6">
        <Folded
          id="selected-products"
          title={words.selected}
          always
          aside={<span className="text-muted">{words.pieces(pieces)}</span>}
        >
          <ul className="grid grid-cols-1 gap-2 pt-3 text-sm">
            {lines.map((line) => (
              <li key={lineKey(line)} className="flex items-baseline justify-between gap-4">
                <span className="flex min-w-0 items-baseline gap-1.5">
                  <LineName line={line} place="summary" />
                  <bdi dir="ltr" className="figures shrink-0 text-muted">
                    × {line.quantity}
                  </bdi>
                </span>
                {isGone(line) ? (
                  <span className="shrink-0 text-muted">{words.soldOut}</span>
                ) : (
                  <Price amount={toOmr(inBaisa(line.originalPrice) * line.quantity)} />
                )}
              </li>
            ))}
          </ul>
        </Folded>
        <div className="grid gap-4 border-t border-hairline pt-4 lg:pt-5">
          <p className="flex items-baseline justify-between gap-4 font-normal">
            <span>{totals.subTotal}</span>
            <span data-testid="cart-subtotal" className="text-lg">
              <Price amount={toOmr(subTotal)} />
            </span>
          </p>
          {hasVat && <p className="text-xs text-muted">{totals.vatIncluded}</p>}
          <FreeDelivery settings={settings} subTotal={subTotal} />
          {cheapest > 0 && (
            <p className="text-xs text-muted">
              <TextWithAmount
                text={settings.collection ? words.deliveryOrCollection : words.deliveryNote}
                amount={toOmr(cheapest)}
              />
            </p>
          )}
        </div>
      </div>
      {lines.length > cartLineLimit ? (
        <p className="text-sm font-normal text-brick lg:mt-4">{words.tooMany(cartLineLimit)}</p>
      ) : (
        <ActionBar
          label={totals.subTotal}
          omr={toOmr(subTotal)}
          notice={first && <NotEnough lines={lines} short={short} />}
          waits={
            first && (
              <button
                type="button"
                className="text-link pressable text-start"
                onClick={() => goTo(lines.indexOf(first))}
              >
                {words.seeChange}
              </button>
            )
          }
        >
          {first ? (
            <Button className="px-2!" disabled aria-describedby={notEnoughId}>
              {words.proceed}
            </Button>
          ) : (
            <Link to={href('/product-checkout')} state={{ lines }} className={`${buttonClass()} px-2!`}>
              {words.proceed}
            </Link>
          )}
        </ActionBar>
      )}
    </section>
  )
}

const notEnoughId = 'not-enough'

/** Why the button waits: each line of which the shop has less, a way to it. */
function NotEnough({ lines, short }: { lines: readonly CartLine[]; short: readonly CartLine[] }) {
  const words = useMessages(cartMessages)
  const locale = useLocale()
  return (
    <p id={notEnoughId} role="status" className="text-sm text-muted lg:mt-4">
      {words.notEnough}
      {short.map((line, place) => (
        <Fragment key={lineKey(line)}>
          {place > 0 && words.comma}
          <button type="button" className="text-link" onClick={() => goTo(lines.indexOf(line))}>
            <bdi>{nameIn(locale, line)}</bdi>
          </button>
        </Fragment>
      ))}
    </p>
  )
}

/** To the line at this place of the cart. */
function goTo(at: number) {
  document.getElementById(rowId(at))?.focus()
}
