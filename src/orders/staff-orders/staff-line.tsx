import { useQuery } from '@tanstack/react-query'
import { productQuery } from '#src/catalogue/product/product.query.ts'
import type { StaffProduct } from '#src/catalogue/product/product.ts'
import { nameIn } from '#src/catalogue/product/product-name.ts'
import { notApplicable } from '#src/catalogue/stock/stock-cells.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { editOrderMessages } from '#src/orders/correcting/edit-order.messages.ts'
import { LinePicture } from '#src/orders/display/line-facts.tsx'
import { LineTotal } from '#src/orders/display/line-total.tsx'
import { buttonClass } from '#src/ui/button.class.ts'
import { colourOf } from '#src/ui/colours.ts'
import { useApi } from '#src/ui/data/api.ts'
import { SelectField } from '#src/ui/form/field.tsx'
import { Quantity } from '#src/ui/form/quantity.tsx'
import { TrashIcon } from '#src/ui/icons.tsx'
import { newOrderMessages } from './new-order.messages.ts'
import type { NewLine } from './new-order-draft.ts'

type LineProps = {
  line: NewLine
  problem: string | undefined
  onChange: (changes: Partial<NewLine>) => void
  onRemove: () => void
}

/** One line of a new order: size and colour, how many, what is in stock of it, and the way out. */
export function StaffLine({ line, problem, onChange, onRemove }: LineProps) {
  const words = useMessages(newOrderMessages)
  const editing = useMessages(editOrderMessages)
  const locale = useLocale()
  const { data: product } = useQuery({ ...productQuery(useApi(), line._id), retry: false })
  const name = nameIn(locale, line)
  const left = piecesOf(product, line)
  const choices = [
    { key: 'size', of: product?.sizes ?? [], label: (one: string) => one },
    { key: 'color', of: product?.colors ?? [], label: (one: string) => colourOf(one).name[locale] },
  ] as const
  return (
    <li className="flex gap-4 py-4 first:pt-0" data-testid="staff-line">
      <div className="w-14 shrink-0">
        <LinePicture imageUrl={line.imageUrl} className="rounded-md" />
      </div>
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-2">
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <bdi className="break-words">{name}</bdi>
            {left !== undefined && (
              <p className={`text-xs ${left < line.quantity ? 'text-brick' : 'text-muted'}`}>
                {left > 0 ? words.inStock(left) : words.soldOut}
              </p>
            )}
          </div>
          <button
            type="button"
            aria-label={editing.remove(name)}
            onClick={onRemove}
            className={`${buttonClass('quiet', 'icon')} -mt-2 shrink-0 text-muted hover:text-brick`}
          >
            <TrashIcon size={20} />
          </button>
        </div>
        <div className="flex flex-wrap items-end gap-3">
          {choices.map(
            ({ key, of, label }) =>
              line[key] !== notApplicable && (
                <SelectField
                  key={key}
                  label={editing[key]}
                  aria-label={editing.aboutLine(editing[key], name)}
                  value={line[key]}
                  onChange={(event) => onChange({ [key]: event.currentTarget.value })}
                  className="min-w-32"
                >
                  {[...new Set([...of, line[key]])].map((one) => (
                    <option key={one} value={one}>
                      {label(one)}
                    </option>
                  ))}
                </SelectField>
              ),
          )}
          <Quantity value={line.quantity} label={name} onChange={(quantity) => onChange({ quantity })} />
        </div>
        <LineTotal originalPrice={line.originalPrice} quantity={line.quantity} />
        {problem && (
          <p role="alert" className="text-sm font-normal text-brick">
            {problem}
          </p>
        )}
      </div>
    </li>
  )
}

/** Pieces left of a size and colour as staff see them; undefined where they are not counted. */
function piecesOf(product: object | undefined, { size, color }: NewLine): number | undefined {
  const stock = (product as Partial<StaffProduct> | undefined)?.stock
  return stock?.find((row) => row.size === size && row.color === color)?.quantity
}
