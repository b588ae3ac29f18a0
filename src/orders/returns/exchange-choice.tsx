import { useQuery } from '@tanstack/react-query'
import { piecesLeft } from '#src/catalogue/product/buying.ts'
import { productQuery } from '#src/catalogue/product/product.query.ts'
import { nameIn } from '#src/catalogue/product/product-name.ts'
import { notApplicable } from '#src/catalogue/stock/stock-cells.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { colourOf } from '#src/ui/colours.ts'
import { useApi } from '#src/ui/data/api.ts'
import { SelectField } from '#src/ui/form/field.tsx'
import type { Piece } from './piece-choice.tsx'
import { returnCardMessages } from './returns.messages.ts'

type Choice = { size: string; color: string }
/** Another size and colour by the line's place in the order; where nothing was said it is the one that comes back. */
export type Exchange = Readonly<Record<number, Choice>>

type ChoiceProps = {
  lines: readonly Piece[]
  /** Undefined while no exchange is meant. */
  value: Exchange | undefined
  onChange: (exchange: Exchange | undefined) => void
}

/** Whether the pieces are exchanged, and each line for which size and colour of its product (O16). */
export function ExchangeChoice({ lines, value, onChange }: ChoiceProps) {
  const words = useMessages(returnCardMessages)
  return (
    <div className="grid gap-3">
      <label className="flex min-h-11 items-center gap-3 text-sm font-normal">
        <input
          type="checkbox"
          checked={value !== undefined}
          onChange={(event) => onChange(event.currentTarget.checked ? {} : undefined)}
          className="size-5 shrink-0"
        />
        {words.doExchange}
      </label>
      {value && (
        <>
          <p className="text-sm text-muted">{words.exchangeLead}</p>
          <ul className="grid gap-4 border-t border-hairline pt-3">
            {lines.map((line) => (
              <ExchangeLine
                key={line.line}
                line={line}
                choice={value[line.line] ?? line}
                onChoose={(choice) => onChange({ ...value, [line.line]: choice })}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

type LineProps = { line: Piece; choice: Choice; onChoose: (choice: Choice) => void }

function ExchangeLine({ line, choice: { size, color }, onChoose }: LineProps) {
  const words = useMessages(returnCardMessages)
  const locale = useLocale()
  const { data: product } = useQuery({ ...productQuery(useApi(), line._id), retry: false })
  const name = nameIn(locale, line)
  const left = product && piecesLeft(product, size, color)
  const choices = [
    { key: 'size', of: product?.sizes ?? [], label: (one: string) => one },
    { key: 'color', of: product?.colors ?? [], label: (one: string) => colourOf(one).name[locale] },
  ] as const
  return (
    <li className="grid gap-2">
      <span>
        <bdi className="figures" dir="ltr">
          {line.quantity} ×
        </bdi>{' '}
        <bdi>{name}</bdi>
        {left !== undefined && <span className="ms-2 text-sm text-muted">{words.left(left)}</span>}
      </span>
      <div className="flex flex-wrap gap-3">
        {choices.map(
          ({ key, of, label }) =>
            line[key] !== notApplicable && (
              <SelectField
                key={key}
                label={words[key]}
                aria-label={`${words[key]}: ${name}`}
                value={key === 'size' ? size : color}
                onChange={(event) => onChoose({ size, color, [key]: event.currentTarget.value })}
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
      </div>
    </li>
  )
}

/** What was chosen, as the API takes it: all pieces of each line. */
export function chosenExchange(lines: readonly Piece[], value: Exchange) {
  return lines.map(({ line, quantity, ...was }) => {
    const { size, color } = value[line] ?? was
    return { line, size, color, quantity }
  })
}
