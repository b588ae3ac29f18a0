import { useState } from 'react'
import type { ProductInput } from '#src/catalogue/product/product-fields.ts'
import { cellKey, notApplicable, stockCells } from '#src/catalogue/stock/stock-cells.ts'
import { isNotMade, madeCells, saying } from '#src/catalogue/stock/variant.ts'
import { joined } from '#src/i18n/joined.ts'
import { sizeIn } from '#src/i18n/size-in.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { ColourDot } from '#src/settings/colours/colour-dot.tsx'
import { useColourNames } from '#src/settings/colours/use-colours.ts'
import { NumberField, SelectField } from '#src/ui/form/field.tsx'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { FillAll } from './fill-all.tsx'
import { PhoneFold } from './form-card.tsx'
import { type OwnField, OwnValues, ownFields } from './own-values.tsx'
import { productFormMessages } from './product-form.messages.ts'

type Product = Pick<ProductInput, 'sizes' | 'colors' | 'stock' | 'variants' | 'originalPrice'>
type Cell = { size: string; color: string }

type RowsProps = {
  product: Product
  /** What is wrong with them as a whole. */
  error: string | undefined
  /** What is wrong with a row of the product's stock, by its place. */
  errorOf: (row: number) => string | undefined
  /** What is wrong with a field of the product's variants, by its place there. */
  errorIn: (row: number, field: OwnField) => string | undefined
  onChange: (changed: Partial<Pick<Product, 'stock' | 'variants'>>) => void
}

const ways = ['counted', 'unlimited', 'notMade'] as const
type Way = (typeof ways)[number]

// The same columns for headings, what fills them, and rows; on a phone a row's name stands above its three fields.
const grid =
  'grid grid-cols-[minmax(0,1fr)_4rem_5.375rem] gap-x-2 sm:grid-cols-[minmax(0,1fr)_9rem_7rem_7.5rem] sm:gap-x-3'
// Numbers stand at the end of their column: a field of them is written from left to right in Arabic as well.
const numbers =
  '[&_input[inputmode]]:figures [&_input[inputmode]]:px-3 [&_input[inputmode]]:text-end rtl:[&_input[inputmode]]:text-start'
/** What is wrong with a number is said below its row, where there is room; above the row's own values. */
const roomToSay = 'contents! [&>p]:order-1 [&>p]:col-span-full'
const dense = 'sm:pointer-fine:[&_.control]:min-h-10 sm:pointer-fine:[&_.control]:py-1'

/** One row for each size and colour, under its size where there are both: whether it is counted, unlimited or not made, its pieces, and its own price (O14, P13, P19). */
export function VariantRows({ product, error, errorOf, errorIn, onChange }: RowsProps) {
  const words = useMessages(productFormMessages)
  const { sizes, colors, stock } = product
  const hasOptions = sizes.length + colors.length > 0
  const both = sizes.length > 0 && colors.length > 0
  const counted = stock.length > 0

  function count(quantity: string) {
    onChange({ stock: madeCells(product).map((cell) => ({ ...cell, quantity })) })
  }
  function price(all: string) {
    onChange({
      variants: madeCells(product).reduce(
        (variants, cell) => saying(variants, cell, { price: all }),
        product.variants,
      ),
    })
  }
  const piecesOf = (size: string) =>
    stock.reduce((sum, row) => (row.size === size ? sum + (Number(row.quantity) || 0) : sum), 0)
  const rowsOf = (cells: Cell[]) =>
    cells.map((cell) => (
      <VariantRow
        key={cellKey(cell)}
        {...{ cell, product, hasOptions, both, errorIn, onChange }}
        error={errorOf(stock.findIndex((row) => cellKey(row) === cellKey(cell)))}
      />
    ))
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="sr-only">{words.stock}</legend>
      <label className="inline-flex min-h-11 items-center gap-2.5 text-sm font-normal">
        <input
          type="checkbox"
          checked={counted}
          onChange={(event) => (event.currentTarget.checked ? count('') : onChange({ stock: [] }))}
          className="size-4.5 accent-fill"
        />
        {words.countStock}
      </label>
      {hasOptions && <p className="text-xs text-muted">{words.stockHint}</p>}
      {error && (
        <p role="alert" className="text-sm text-brick">
          {error}
        </p>
      )}
      {!hasOptions && counted && (
        <ul className="border-y border-hairline">{rowsOf(stockCells(sizes, colors))}</ul>
      )}
      {hasOptions && (
        <div className={`border-y border-hairline ${numbers} ${dense}`}>
          <div
            className={`${grid} items-end gap-y-2 pt-3 pb-2 text-xs text-muted max-sm:leading-tight sm:pt-2 sm:pb-3`}
          >
            <span className="max-sm:hidden">
              {words[both ? 'variant' : sizes.length > 0 ? 'sizes' : 'colors']}
            </span>
            <span className="max-sm:order-1">{words.way}</span>
            <span className="text-end max-sm:order-1">{words.pieces}</span>
            <span className="text-end max-sm:order-1">{words.price}</span>
            <span className="col-span-full text-sm font-normal text-ink sm:col-span-2 sm:self-center">
              {words.fillAll}
            </span>
            <div className="grid grid-cols-2 gap-x-2 max-sm:col-span-full max-sm:mb-2 sm:contents">
              {counted && <FillAll label={words.piecesOfAll} onFill={count} className="sm:col-start-3" />}
              <FillAll label={words.price} decimal onFill={price} className="sm:col-start-4" />
            </div>
          </div>
          <ul>
            {both
              ? sizes.map((size) => (
                  <li key={size} className="border-t border-hairline pt-2 pb-3 sm:pt-1.5 sm:pb-2">
                    <PhoneFold
                      title={
                        <p className="py-1 text-sm font-medium">
                          <bdi>{size}</bdi>
                        </p>
                      }
                      aside={counted && <bdi className="figures">{piecesOf(size)}</bdi>}
                      waits={stock.some((row) => row.size === size && row.quantity === '')}
                    >
                      <ul>{rowsOf(stockCells([size], colors))}</ul>
                    </PhoneFold>
                  </li>
                ))
              : rowsOf(stockCells(sizes, colors))}
          </ul>
        </div>
      )}
    </fieldset>
  )
}

type RowProps = Pick<RowsProps, 'product' | 'errorIn' | 'onChange'> & {
  cell: Cell
  hasOptions: boolean
  /** It stands under its size, and is called by its colour. */
  both: boolean
  error: string | undefined
}

function VariantRow({ cell, product, hasOptions, both, error, errorIn, onChange }: RowProps) {
  const words = useMessages(productFormMessages)
  const locale = useLocale()
  const { size, color } = cell
  const isThis = (row: Cell) => cellKey(row) === cellKey(cell)
  const pieces = product.stock.find(isThis)
  const [open, setOpen] = useState(false)
  const way: Way = isNotMade(product, cell) ? 'notMade' : pieces ? 'counted' : 'unlimited'
  const colourName = useColourNames()
  const called = [sizeIn(locale, size), color === notApplicable ? color : colourName(color)]
  const name = joined(
    locale,
    called.filter((part) => part !== notApplicable),
  )

  function choose(next: Way) {
    const stock = product.stock.filter((row) => !isThis(row))
    const others = product.variants.filter((row) => !isThis(row))
    // Price and codes of its own are those of a thing that is made, counted or not.
    const kept = way === 'notMade' ? others : product.variants
    onChange({
      stock: next === 'counted' ? [...stock, { ...cell, quantity: '' }] : stock,
      variants: next === 'notMade' ? [...others, { ...cell, notMade: true }] : kept,
    })
  }
  function write(quantity: string) {
    onChange({ stock: product.stock.map((row) => (isThis(row) ? { ...row, quantity } : row)) })
  }
  const place = product.variants.findIndex(isThis)
  const own = product.variants[place]
  const isWrong = ownFields.some((field) => errorIn(place, field) !== undefined)
  const shown = hasOptions && way !== 'notMade' && (open || isWrong)
  const label = (
    <>
      {color !== notApplicable && <ColourDot colour={color} />}
      <span className="grid min-w-0 leading-tight">
        {/* In the page's direction, where a size such as S stands first in an Arabic name too. */}
        <span className={way === 'notMade' ? 'line-through' : ''}>
          {both ? colourName(color) : name || words.pieces}
        </span>
        {own?.sku && way !== 'notMade' && (
          <bdi dir="ltr" className="truncate text-xs text-muted rtl:text-end">
            {own.sku}
          </bdi>
        )}
      </span>
    </>
  )
  return (
    <li className={`${hasOptions ? grid : 'grid grid-cols-2 items-center'} gap-y-1 py-1.5 sm:py-1`}>
      {hasOptions && way !== 'notMade' ? (
        <button
          type="button"
          aria-label={joined(locale, [name, words.ownValues])}
          aria-expanded={shown}
          onClick={() => setOpen(!open)}
          className="flex min-h-9 touchable items-center gap-2 text-start text-sm font-normal hover:text-mark max-sm:col-span-full sm:min-h-10 sm:self-start"
        >
          {label}
          <ChevronIcon to={shown ? 'up' : 'down'} size={16} className="ms-auto shrink-0 text-muted" />
        </button>
      ) : (
        <p className="flex min-h-9 touchable items-center gap-2 text-sm font-normal text-muted max-sm:col-span-full sm:min-h-10">
          {label}
        </p>
      )}
      {hasOptions && (
        <SelectField
          label={joined(locale, [words.way, name])}
          hideLabel
          value={way}
          onChange={(event) => choose(event.currentTarget.value as Way)}
          className="max-sm:[&_select]:ps-2.5 max-sm:[&_select]:pe-6 max-sm:[&_svg]:end-1.5 max-sm:[&_svg]:size-4"
        >
          {ways.map((one) => (
            <option key={one} value={one}>
              {words[one]}
            </option>
          ))}
        </SelectField>
      )}
      {pieces ? (
        <NumberField
          label={name ? joined(locale, [words.pieces, name]) : words.pieces}
          hideLabel
          value={pieces.quantity}
          onChange={(event) => write(event.currentTarget.value)}
          error={error}
          className={hasOptions ? roomToSay : undefined}
          placeholder={hasOptions ? undefined : words.pieces}
          maxLength={6}
        />
      ) : (
        <NoNumber />
      )}
      {hasOptions && way !== 'notMade' && (
        <NumberField
          label={joined(locale, [words.price, name])}
          hideLabel
          decimal
          value={own?.price ?? ''}
          onChange={(event) =>
            onChange({ variants: saying(product.variants, cell, { price: event.currentTarget.value }) })
          }
          error={errorIn(place, 'price')}
          className={roomToSay}
          placeholder={String(product.originalPrice)}
          maxLength={10}
        />
      )}
      {way === 'notMade' && <NoNumber />}
      {shown && <OwnValues {...{ cell, product, errorIn, onChange, name }} />}
    </li>
  )
}

/** Where a row has no number: the column goes on. */
function NoNumber() {
  return (
    <span
      aria-hidden="true"
      className="flex min-h-12 items-center justify-end px-3 text-muted sm:pointer-fine:min-h-10"
    >
      –
    </span>
  )
}
