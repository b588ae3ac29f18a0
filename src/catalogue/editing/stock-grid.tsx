import { useState } from 'react'
import { cellKey, notApplicable, type StockInput } from '#src/catalogue/stock/stock-cells.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { ColourDot } from '#src/ui/colour-swatch.tsx'
import { colourOf } from '#src/ui/colours.ts'
import { NumberField } from '#src/ui/form/field.tsx'
import { productFormMessages } from './product-form.messages.ts'

type StockProps = {
  sizes: readonly string[]
  colors: readonly string[]
  stock: readonly StockInput[]
  /** What is wrong with a row of `stock`, by its place. */
  errorOf: (row: number) => string | undefined
  onChange: (stock: StockInput[]) => void
}

/** How many pieces are left, where that is counted (O14): one field for each size and colour, empty is unlimited. */
export function StockGrid({ sizes, colors, stock, errorOf, onChange }: StockProps) {
  const words = useMessages(productFormMessages)
  const locale = useLocale()
  const [counted, setCounted] = useState(stock.length > 0)
  const open = counted || stock.length > 0
  const both = sizes.length > 0 && colors.length > 0
  const rows = sizes.length > 0 ? sizes : colors.length > 0 ? colors : [notApplicable]
  const columns = both ? colors : [notApplicable]
  const cellOf = (row: string, column: string) =>
    sizes.length > 0 ? { size: row, color: column } : { size: notApplicable, color: row }
  const called = (value: string) => colourOf(value).name[locale]

  function write(cell: { size: string; color: string }, quantity: string) {
    const others = stock.filter((row) => cellKey(row) !== cellKey(cell))
    const place = stock.findIndex((row) => cellKey(row) === cellKey(cell))
    if (quantity === '') return onChange(others)
    const row = { ...cell, quantity }
    onChange(place < 0 ? [...others, row] : stock.map((one, n) => (n === place ? row : one)))
  }
  function field(row: string, column: string) {
    const cell = cellOf(row, column)
    const place = stock.findIndex((one) => cellKey(one) === cellKey(cell))
    const name = [cell.size, cell.color === notApplicable ? notApplicable : called(cell.color)]
    return (
      <NumberField
        label={[words.pieces, ...name.filter((part) => part !== notApplicable)].join(', ')}
        hideLabel
        value={stock[place]?.quantity ?? ''}
        onChange={(event) => write(cell, event.currentTarget.value)}
        error={place < 0 ? undefined : errorOf(place)}
        placeholder="∞"
        maxLength={6}
        className="w-24"
      />
    )
  }

  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{words.stock}</legend>
      <label className="inline-flex min-h-11 items-center gap-2.5 text-sm font-normal">
        <input
          type="checkbox"
          checked={open}
          onChange={(event) => {
            setCounted(event.currentTarget.checked)
            if (!event.currentTarget.checked) onChange([])
          }}
          className="size-4.5 accent-fill"
        />
        {words.countStock}
      </label>
      {open && (
        <>
          <p className="text-xs text-muted">{words.stockHint}</p>
          <div className="mt-3 overflow-x-auto p-1">
            <table className="text-sm">
              {both && (
                <thead>
                  <tr>
                    <td />
                    {columns.map((color) => (
                      <th key={color} scope="col" className="px-1 pb-2 text-start font-normal">
                        <span className="flex items-center gap-1.5 whitespace-nowrap">
                          <ColourDot colour={color} />
                          <bdi>{called(color)}</bdi>
                        </span>
                      </th>
                    ))}
                  </tr>
                </thead>
              )}
              <tbody>
                {rows.map((row) => (
                  <tr key={row}>
                    <th scope="row" className="pe-4 pb-2 text-start font-normal whitespace-nowrap">
                      {sizes.length > 0 && <bdi>{row}</bdi>}
                      {sizes.length === 0 && row === notApplicable && words.pieces}
                      {sizes.length === 0 && row !== notApplicable && (
                        <span className="flex items-center gap-1.5">
                          <ColourDot colour={row} />
                          <bdi>{called(row)}</bdi>
                        </span>
                      )}
                    </th>
                    {columns.map((column) => (
                      <td key={column} className="px-1 pb-2 align-top">
                        {field(row, column)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </fieldset>
  )
}
