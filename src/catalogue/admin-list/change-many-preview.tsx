import type { ReactNode } from 'react'
import type { Planned } from '#src/catalogue/admin/plan-changes.ts'
import { categoryName } from '#src/catalogue/categories/category.ts'
import { productFormMessages } from '#src/catalogue/editing/product-form.messages.ts'
import type { StaffProduct } from '#src/catalogue/product/product.ts'
import type { ProductInput } from '#src/catalogue/product/product-fields.ts'
import { nameIn } from '#src/catalogue/product/product-name.ts'
import { useStaffTree } from '#src/catalogue/shelving/category-tree.query.ts'
import { muscatDate, muscatMinute, muscatTime, startOfMuscatMinute } from '#src/core/muscat.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { writtenDate, writtenTime } from '#src/i18n/written-date.ts'
import { Price } from '#src/ui/price.tsx'
import { changeManyMessages } from './change-many.messages.ts'
import { productTableMessages } from './product-table.messages.ts'

export type PlannedProduct = { product: StaffProduct; planned: Planned }

/** Each product with what it is and what it becomes, before anything is saved. */
export function ChangeManyPreview({ plan }: { plan: readonly PlannedProduct[] }) {
  const words = useMessages(changeManyMessages)
  const locale = useLocale()
  return (
    <section aria-label={words.preview} className="rounded-md border border-hairline">
      <ul className="divide-y divide-hairline text-sm" data-testid="change-preview">
        {plan.map(({ product, planned }) => (
          <li
            key={product._id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 px-3 py-2"
          >
            <bdi className="min-w-0 truncate">{nameIn(locale, product)}</bdi>
            {'skipped' in planned ? (
              <span className="text-muted">{words[planned.skipped]}</span>
            ) : (
              <OldAndNew product={product} changes={planned.changes} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type Change = { product: StaffProduct; changes: Partial<ProductInput> }

function OldAndNew({ product, changes }: Change) {
  const words = useMessages(changeManyMessages)
  const form = useMessages(productFormMessages)
  const table = useMessages(productTableMessages)
  const { originalPrice, offerPrice = product.plannedPrice } = product
  if (changes.originalPrice !== undefined)
    return (
      <FromTo from={<Price amount={originalPrice} />} to={<Price amount={Number(changes.originalPrice)} />} />
    )
  if (
    changes.offerPrice !== undefined ||
    changes.offerFrom !== undefined ||
    changes.offerUntil !== undefined
  ) {
    const next = changes.offerPrice === undefined ? offerPrice : Number(changes.offerPrice)
    return (
      <>
        <FromTo
          from={<Price amount={offerPrice ?? originalPrice} />}
          to={next ? <Price amount={next} original={originalPrice} /> : words.noOffer}
        />
        {next ? <OfferTimes product={product} changes={changes} /> : null}
      </>
    )
  }
  if (changes.productType) return <FromTo from={form[product.productType]} to={form[changes.productType]} />
  if (changes.tags !== undefined)
    return <FromTo from={product.tags ?? words.noTags} to={changes.tags || words.noTags} />
  if (changes.stock) {
    const sum = (stock: ProductInput['stock']) =>
      stock.length === 0
        ? table.unlimited
        : words.count(stock.reduce((all, { quantity }) => all + Number(quantity), 0))
    return <FromTo from={sum(product.stock)} to={sum(changes.stock)} />
  }
  const { category = product.category, subCategory = product.subCategory } = changes
  return <FromTo from={<Shelf {...product} />} to={<Shelf category={category} subCategory={subCategory} />} />
}

/** Where a product stands, by the names of the tree; what is not in it, as it is stored. */
function Shelf({ category, subCategory }: Pick<StaffProduct, 'category' | 'subCategory'>) {
  const locale = useLocale()
  const shelf = useStaffTree()?.categories.find(({ name }) => name === category)
  const sub = shelf?.subCategories.find(({ name }) => name === subCategory)
  const names = [
    shelf ? categoryName(locale, shelf) : category,
    sub ? categoryName(locale, sub) : subCategory,
  ]
  return names.filter(Boolean).join(' · ')
}

/** From when until when the offer counts, and that the one that runs now does not last until then. */
function OfferTimes({ product, changes }: Change) {
  const words = useMessages(changeManyMessages)
  const locale = useLocale()
  const { offerFrom: from = product.offerFrom, offerUntil: until = product.offerUntil } = changes
  const at = (minute: string) => {
    const instant = startOfMuscatMinute(minute)
    return `${writtenDate(locale, muscatDate(instant))} ${writtenTime(locale, muscatTime(instant))}`
  }
  const times = [from && words.offerFrom(at(from)), until && words.offerUntil(at(until))].filter(Boolean)
  const later = Boolean(from && from > muscatMinute(new Date()))
  return (
    <span className="flex basis-full flex-wrap gap-x-3 text-xs text-muted empty:hidden">
      {times.length > 0 && <span>{times.join(' ')}</span>}
      {later && product.offerPrice !== undefined && (
        <span className="font-normal text-amber">{words.endsNow}</span>
      )}
    </span>
  )
}

function FromTo({ from, to }: { from: ReactNode; to: ReactNode }) {
  const words = useMessages(changeManyMessages)
  return (
    <span className="flex flex-wrap items-baseline gap-x-1.5">
      <bdi className="text-muted">{from}</bdi>
      <span className="sr-only">{words.becomes}</span>
      <span aria-hidden="true" className="text-muted">
        <span className="rtl:hidden">→</span>
        <span className="ltr:hidden">←</span>
      </span>
      <bdi className="font-normal">{to}</bdi>
    </span>
  )
}
