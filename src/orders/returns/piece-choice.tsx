import { nameIn } from '#src/catalogue/product/product-name.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { LineChoice } from '#src/orders/display/line-facts.tsx'
import { Button } from '#src/ui/button.tsx'
import { Quantity } from '#src/ui/form/quantity.tsx'
import type { OrderReturns } from './order-return.ts'

export type Piece = OrderReturns['returnable'][number]
/** How many pieces of each line are meant, by the line's place in the order. */
export type Pieces = Readonly<Record<number, number>>

type ChoiceProps = {
  legend: string
  lines: readonly Piece[]
  value: Pieces
  onChange: (pieces: Pieces) => void
  /** On a button that chooses every piece, where there is more than one. */
  all?: string
}

/** How many pieces of each line: from none to all. */
export function PieceChoice({ legend, lines, value, onChange, all }: ChoiceProps) {
  const locale = useLocale()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-normal">{legend}</legend>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {lines.map((line) => {
          const name = nameIn(locale, line)
          return (
            <li
              key={line.line}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5"
            >
              <span className="min-w-0 grow basis-40">
                <span className="block">
                  <bdi>{name}</bdi>
                </span>
                <LineChoice color={line.color} size={line.size} />
              </span>
              <span className="flex items-center gap-2">
                <Quantity
                  min={0}
                  max={line.quantity}
                  value={value[line.line] ?? line.quantity}
                  label={name}
                  onChange={(count) => onChange({ ...value, [line.line]: count })}
                />
                {line.quantity > 1 && <span className="figures text-sm text-muted">/ {line.quantity}</span>}
              </span>
            </li>
          )
        })}
      </ul>
      {all && isSeveral(lines) && (
        <Button kind="quiet" size="small" className="-ms-3.5" onClick={() => onChange(everyPiece(lines))}>
          {all}
        </Button>
      )}
    </fieldset>
  )
}

/** What was chosen, as the API takes it; all of a line where nothing was said. */
export function chosenPieces(lines: readonly Piece[], value: Pieces): { line: number; quantity: number }[] {
  return lines
    .map(({ line, quantity }) => ({ line, quantity: value[line] ?? quantity }))
    .filter(({ quantity }) => quantity > 0)
}

export const isSeveral = (lines: readonly Piece[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0) > 1

function everyPiece(lines: readonly Piece[]): Pieces {
  return Object.fromEntries(lines.map(({ line, quantity }) => [line, quantity]))
}

/** Of several pieces none, so that nobody returns more than was meant; the one where there is one. */
export function noneOfSeveral(lines: readonly Piece[]): Pieces {
  return isSeveral(lines) ? Object.fromEntries(lines.map(({ line }) => [line, 0])) : {}
}
