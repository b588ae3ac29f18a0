import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { productQuery } from '#src/catalogue/product/product.query.ts'
import { nameIn } from '#src/catalogue/product/product-name.ts'
import { choicesOf, madeCell, unchosen } from '#src/catalogue/stock/made-cells.ts'
import { notApplicable } from '#src/catalogue/stock/stock-cells.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { LinePicture } from '#src/orders/display/line-facts.tsx'
import { LineTotal } from '#src/orders/display/line-total.tsx'
import { useColourNames } from '#src/settings/colours/use-colours.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { useApi } from '#src/ui/data/api.ts'
import { SelectField } from '#src/ui/form/field.tsx'
import { Quantity } from '#src/ui/form/quantity.tsx'
import { TrashIcon } from '#src/ui/icons.tsx'
import { inCell, type LineDraft } from './edit-draft.ts'
import { editOrderMessages } from './edit-order.messages.ts'

type LineProps = {
  line: LineDraft
  /** What staff should know of it, under its name. */
  note: ReactNode
  /** The only line there is: it stays. */
  isLast?: boolean
  problem: string | undefined
  onChange: (changes: Partial<LineDraft>) => void
  onRemove: () => void
}

/** One line: its size and colour among those its product is made in (P13), how many, and the way out. */
export function EditLine({ line, note, isLast, problem, onChange, onRemove }: LineProps) {
  const words = useMessages(editOrderMessages)
  const locale = useLocale()
  // Of what is no longer sold there is nothing else to choose.
  const { data: product } = useQuery({ ...productQuery(useApi(), line._id), retry: false })
  const name = nameIn(locale, line)
  function choose(key: 'size' | 'color', value: string) {
    const cell = { size: line.size, color: line.color, [key]: value }
    onChange(product ? inCell(line, madeCell(product, cell), product) : cell)
  }
  const made = product ? choicesOf(product, line) : { size: [], color: [] }
  const choices = [
    { key: 'size', of: made.size, label: (one: string) => one },
    { key: 'color', of: made.color, label: useColourNames() },
  ] as const
  return (
    <li className="flex gap-4 py-4 first:pt-0" data-testid="edit-line">
      <div className="w-16 shrink-0">
        <LinePicture imageUrl={line.imageUrl} className="rounded-md" />
      </div>
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-2">
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <bdi className="break-words">{name}</bdi>
            {note}
          </div>
          <button
            type="button"
            data-remove
            aria-label={words.remove(name)}
            aria-disabled={isLast || undefined}
            onClick={onRemove}
            className={`${buttonClass('quiet', 'icon')} -mt-2 shrink-0 text-muted hover:text-brick aria-disabled:opacity-40`}
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
                  label={words[key]}
                  aria-label={words.aboutLine(words[key], name)}
                  value={line[key]}
                  aria-invalid={(problem !== undefined && line[key] === unchosen) || undefined}
                  onChange={(event) => choose(key, event.currentTarget.value)}
                  className="min-w-32"
                >
                  {[...new Set(line[key] === unchosen ? [unchosen, ...of] : [...of, line[key]])].map(
                    (one) => (
                      <option key={one} value={one} disabled={one === unchosen}>
                        {one === unchosen ? words.choose : label(one)}
                      </option>
                    ),
                  )}
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
