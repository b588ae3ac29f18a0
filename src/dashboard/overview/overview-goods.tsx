import { nameIn } from '#src/catalogue/product/product-name.ts'
import { notApplicable } from '#src/catalogue/stock/stock-cells.ts'
import { joined } from '#src/i18n/joined.ts'
import { sizeIn } from '#src/i18n/size-in.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import type { Statistics } from '#src/orders/reports/statistics.ts'
import { useColourNames } from '#src/settings/colours/use-colours.ts'
import { FoldedCard } from '#src/ui/card.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Price } from '#src/ui/price.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { overviewMessages } from './overview.messages.ts'

/** What sold most pieces in the last 30 days. */
export function BestSellers({ goods }: { goods: Statistics['bestSellers'] }) {
  const words = useMessages(overviewMessages)
  return (
    <FoldedCard
      title={words.bestSellers}
      aside={<span className="text-xs text-muted">{words.bestSellersText}</span>}
      brief={words.bestSellersText}
    >
      {goods.length === 0 && <p className="text-sm text-muted">{words.noBestSellers}</p>}
      <ol className="divide-y divide-hairline text-sm">
        {goods.map((one) => (
          <li key={one._id} className="flex items-center gap-3 py-2 first:pt-0 last:pb-0">
            <span className="w-10 shrink-0">
              <Picture src={one.imageUrl ?? ''} alt="" sizes="40px" widths={[160]} className="rounded-md" />
            </span>
            <GoodsName goods={one} />
            <span className="ms-auto shrink-0 text-end">
              <span className="block">{words.pieces(one.quantity)}</span>
              <Price amount={one.sales} className="text-xs text-muted" />
            </span>
          </li>
        ))}
      </ol>
    </FoldedCard>
  )
}

type Low = Statistics['lowStock'][number]

/** Where few pieces are left, by product, the one with the fewest first (O14). */
export function LowStock({ goods, total }: { goods: Statistics['lowStock']; total: number }) {
  const words = useMessages(overviewMessages)
  const locale = useLocale()
  const products = [...new Set(goods.map(({ _id }) => _id))].map((id) =>
    goods.filter(({ _id }) => _id === id),
  )
  const colourName = useColourNames()
  const choiceOf = ({ color, size }: Low) => [
    color !== '' && color !== notApplicable && colourName(color),
    size !== '' && size !== notApplicable && sizeIn(locale, size),
  ]
  const leftOf = ({ left }: Low) => (left === 0 ? words.soldOut : words.left(left))
  return (
    <FoldedCard
      title={words.lowStock}
      brief={total > 0 && <span className="figures font-normal text-amber">{total}</span>}
    >
      {goods.length === 0 && <p className="text-sm text-muted">{words.noLowStock}</p>}
      <ul className="divide-y divide-hairline text-sm">
        {products.map(([first, ...others]) => {
          if (!first) return null
          return (
            <li key={first._id} className="py-2 first:pt-0 last:pb-0">
              <span className="grid min-w-0 grid-cols-1">
                <GoodsName goods={first} />
              </span>
              <ul className="mt-0.5 grid grid-cols-1 gap-0.5 text-xs">
                {[first, ...others].map((one) => (
                  <li key={`${one.size} ${one.color}`} className="flex justify-between gap-3">
                    <bdi className="text-muted">{joined(locale, choiceOf(one).filter(Boolean))}</bdi>
                    <span className={`font-normal ${one.left === 0 ? 'text-brick' : 'text-amber'}`}>
                      {leftOf(one)}
                    </span>
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
      {total > goods.length && (
        <p className="mt-3 text-xs text-muted">{words.moreLowStock(total - goods.length)}</p>
      )}
    </FoldedCard>
  )
}

function GoodsName({ goods }: { goods: { _id: string; name: string; nameAr?: string | undefined } }) {
  const href = useHref()
  const name = nameIn(useLocale(), goods)
  return (
    <Link
      to={href(`/dashboard/update/${encodeURIComponent(goods._id)}`)}
      title={name}
      className="min-w-0 underline-offset-4 pressable hover:text-wine hover:underline"
    >
      <span className="line-clamp-2">
        <bdi>{name}</bdi>
      </span>
    </Link>
  )
}
