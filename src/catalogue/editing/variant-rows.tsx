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

/** One row for each size and colour: whether it is counted, unlimited or not made, its pieces, and its own price (O14, P13, P19). */
export function VariantRows({ product, error, errorOf, errorIn, onChange }: RowsProps) {
  const words = useMessages(productFormMessages)
  const { sizes, colors, stock } = product
  const hasOptions = sizes.length + colors.length > 0
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
      {hasOptions && (
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          {counted && <FillAll label={words.piecesOfAll} onFill={count} />}
          <FillAll label={words.price} decimal onFill={price} />
        </div>
      )}
      {error && (
        <p role="alert" className="text-sm text-brick">
          {error}
        </p>
      )}
      {(hasOptions || counted) && (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {stockCells(sizes, colors).map((cell) => (
            <VariantRow
              key={cellKey(cell)}
              {...{ cell, product, hasOptions, errorIn, onChange }}
              error={errorOf(stock.findIndex((row) => cellKey(row) === cellKey(cell)))}
            />
          ))}
        </ul>
      )}
    </fieldset>
  )
}

type RowProps = Pick<RowsProps, 'product' | 'errorIn' | 'onChange'> & {
  cell: Cell
  hasOptions: boolean
  error: string | undefined
}

function VariantRow({ cell, product, hasOptions, error, errorIn, onChange }: RowProps) {
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
      {/* In the page's direction, where a size such as S stands first in an Arabic name too. */}
      <span className={way === 'notMade' ? 'line-through' : ''}>{name || words.pieces}</span>
    </>
  )
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_9rem_7rem_8rem] items-start gap-x-3 gap-y-1 py-2 max-sm:grid-cols-2">
      {hasOptions && way !== 'notMade' ? (
        <button
          type="button"
          aria-expanded={shown}
          onClick={() => setOpen(!open)}
          className="flex min-h-11 items-center gap-2 text-start text-sm font-normal hover:text-wine max-sm:col-span-2"
        >
          {label}
          {own?.sku && (
            <bdi dir="ltr" className="min-w-0 truncate text-xs text-muted">
              {own.sku}
            </bdi>
          )}
          <ChevronIcon to={shown ? 'up' : 'down'} size={16} className="ms-auto shrink-0 text-muted" />
          <span className="sr-only">{words.ownValues}</span>
        </button>
      ) : (
        <p className="flex min-h-11 items-center gap-2 text-sm font-normal text-muted max-sm:col-span-2">
          {label}
        </p>
      )}
      {hasOptions && (
        <SelectField
          label={joined(locale, [words.way, name])}
          hideLabel
          value={way}
          onChange={(event) => choose(event.currentTarget.value as Way)}
        >
          {ways.map((one) => (
            <option key={one} value={one}>
              {words[one]}
            </option>
          ))}
        </SelectField>
      )}
      {pieces && (
        <NumberField
          label={name ? joined(locale, [words.pieces, name]) : words.pieces}
          hideLabel
          value={pieces.quantity}
          onChange={(event) => write(event.currentTarget.value)}
          error={error}
          placeholder={words.pieces}
          maxLength={6}
        />
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
          placeholder={words.priceOf(String(product.originalPrice))}
          maxLength={10}
          className="sm:col-start-4"
        />
      )}
      {shown && <OwnValues {...{ cell, product, errorIn, onChange, name }} />}
    </li>
  )
}
