import { categoryName } from '#src/catalogue/categories/category.ts'
import { pricesFrom } from '#src/catalogue/product/buying.ts'
import type { StaffProduct } from '#src/catalogue/product/product.ts'
import { nameIn } from '#src/catalogue/product/product-name.ts'
import { useStaffTree } from '#src/catalogue/shelving/category-tree.query.ts'
import { type StockState, stockState } from '#src/catalogue/stock/stock-state.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { ChooseBox } from '#src/ui/choose-box.tsx'
import { PencilIcon, TrashIcon } from '#src/ui/icons.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Price } from '#src/ui/price.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { productTableMessages } from './product-table.messages.ts'

type RowProps = {
  product: StaffProduct
  picked: boolean
  onPick: (picked: boolean) => void
  onDelete: () => void
}

const cell = 'border-t border-hairline px-3 max-[75rem]:px-2 py-2 align-middle max-md:border-0 max-md:p-0'

/** A product with what can be done to it: a row of the table; on phones two lines, which are the link and say what is not usual. */
export function ProductRow({ product, picked, onPick, onDelete }: RowProps) {
  const words = useMessages(productTableMessages)
  const locale = useLocale()
  const href = useHref()
  const name = nameIn(locale, product)
  const { _id, images, productVisibility } = product
  const { originalPrice, offerPrice, from } = pricesFrom(product)
  const edit = href(`/dashboard/update/${encodeURIComponent(_id)}`)
  return (
    <tr
      data-testid="product-row"
      className={`group max-md:relative max-md:grid max-md:grid-cols-[auto_auto_auto_1fr_auto] max-md:items-center max-md:gap-x-2 max-md:gap-y-0.5 max-md:border-t max-md:border-hairline max-md:px-3 max-md:py-2.5 max-md:first:border-t-0 ${picked ? 'bg-tint' : 'hover:bg-ground'}`}
    >
      <td className={`${cell} max-md:row-span-2 md:group-first:border-t-0`}>
        <ChooseBox
          checked={picked}
          onChange={(event) => onPick(event.currentTarget.checked)}
          aria-label={words.select(name)}
          className="relative z-1 -m-1 pointer-coarse:-m-3"
        />
      </td>
      <td className={`${cell} min-w-0 max-md:col-span-3 max-md:self-start md:group-first:border-t-0`}>
        <Link
          to={edit}
          className="flex min-w-0 items-center gap-3 font-normal hover:text-wine max-md:items-start max-md:after:absolute max-md:after:inset-0"
        >
          {/* On a phone it stands beside both lines. */}
          <span className="block size-11 shrink-0 overflow-hidden rounded-md bg-sunken max-md:-mb-6">
            <Picture
              src={images[0] ?? ''}
              alt=""
              sizes="44px"
              widths={[160]}
              className="h-full! object-contain"
            />
          </span>
          <span className="min-w-0">
            {/* product.md section 2: two lines of twenty characters, or one of forty beside the category; all of it for who hears it or points at it. */}
            <span
              title={name}
              className="line-clamp-2 leading-tight wrap-anywhere md:max-w-[20ch] min-[75rem]:max-w-[40ch]"
            >
              <bdi>{name}</bdi>
            </span>
            <span className="block truncate text-xs text-muted max-md:sr-only min-[75rem]:hidden">
              <CategoryPath product={product} />
            </span>
          </span>
        </Link>
      </td>
      <td className={`${cell} text-muted max-[75rem]:hidden md:group-first:border-t-0`}>
        <CategoryPath product={product} />
      </td>
      <td
        className={`${cell} text-end rtl:text-start max-md:col-start-2 max-md:row-start-2 max-md:ps-14! max-md:text-start md:group-first:border-t-0`}
      >
        <Price
          amount={offerPrice ?? originalPrice}
          original={originalPrice}
          from={from}
          // On a phone in one line; what it was before is cut where that has no room.
          className="whitespace-nowrap max-md:h-[1lh] max-md:gap-x-1.5! max-md:overflow-hidden max-md:[&_.text-muted]:text-xs md:flex-col md:items-end md:gap-y-0 rtl:md:items-start"
        />
      </td>
      <td
        className={`${cell} max-md:col-start-3 max-md:row-start-2 max-md:min-w-0 max-md:overflow-hidden md:group-first:border-t-0`}
      >
        <Stock state={stockState(product)} />
      </td>
      <td className={`${cell} max-md:col-start-4 max-md:row-start-2 md:group-first:border-t-0`}>
        <span
          className={`inline-flex items-center gap-1.5 whitespace-nowrap ${productVisibility === 'Public' ? 'text-olive max-md:sr-only' : 'text-muted'}`}
        >
          <span
            aria-hidden="true"
            className={`size-2 rounded-full ${productVisibility === 'Public' ? 'bg-olive' : 'border border-current'}`}
          />
          {words[productVisibility]}
        </span>
      </td>
      <td
        className={`${cell} max-md:col-start-5 max-md:row-span-2 max-md:row-start-1 md:group-first:border-t-0`}
      >
        <span className="relative z-1 flex justify-end max-md:-me-2">
          <Link
            to={edit}
            aria-label={words.edit(name)}
            className={`${buttonClass('quiet', 'icon')} max-md:hidden`}
          >
            <PencilIcon size={20} />
          </Link>
          <button
            type="button"
            onClick={onDelete}
            aria-label={words.remove(name)}
            className={`${buttonClass('quiet', 'icon')} text-muted! hover:text-brick!`}
          >
            <TrashIcon size={20} />
          </button>
        </span>
      </td>
    </tr>
  )
}

function CategoryPath({ product }: { product: Pick<StaffProduct, 'category' | 'subCategory'> }) {
  const locale = useLocale()
  const category = useStaffTree()?.categories.find(({ name }) => name === product.category)
  const sub = category?.subCategories.find(({ name }) => name === product.subCategory)
  if (!category) return product.subCategory
  if (!sub) return category.short[locale]
  return `${category.short[locale]} · ${categoryName(locale, sub)}`
}

function Stock({ state }: { state: StockState }) {
  const words = useMessages(productTableMessages)
  switch (state.kind) {
    case 'unlimited':
      // Said of nearly every product: a sign to the eye, the word for who hears it or points at it.
      return (
        <span title={words.unlimited} className="text-muted max-md:sr-only">
          <span aria-hidden="true">∞</span>
          <span className="sr-only">{words.unlimited}</span>
        </span>
      )
    case 'soldOut':
    case 'partlySoldOut':
      return <span className="font-normal text-brick max-md:whitespace-nowrap">{words[state.kind]}</span>
    case 'few':
      return (
        <span className="figures font-normal whitespace-nowrap text-amber">{words.few(state.pieces)}</span>
      )
    case 'fewOfEach':
    case 'partlyFew':
      return <span className="block truncate font-normal text-amber">{words[state.kind]}</span>
    case 'some':
      return <span className="figures whitespace-nowrap">{words.pieces(state.pieces)}</span>
  }
}
