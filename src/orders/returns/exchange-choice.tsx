import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { piecesLeft, priceNow } from '#src/catalogue/product/buying.ts'
import { productQuery } from '#src/catalogue/product/product.query.ts'
import { nameIn } from '#src/catalogue/product/product-name.ts'
import { choicesOf, madeCell, unchosen } from '#src/catalogue/stock/made-cells.ts'
import { notApplicable } from '#src/catalogue/stock/stock-cells.ts'
import { toOmr } from '#src/core/money.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { AddProduct } from '#src/orders/correcting/add-product.tsx'
import { editOrderMessages } from '#src/orders/correcting/edit-order.messages.ts'
import { LineChoice } from '#src/orders/display/line-facts.tsx'
import { useColourNames } from '#src/settings/colours/use-colours.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { SelectField } from '#src/ui/form/field.tsx'
import { Price } from '#src/ui/price.tsx'
import type { Piece } from './piece-choice.tsx'
import { returnCardMessages } from './returns.messages.ts'

/** Which product, in which size and colour. */
type Choice = Pick<Piece, '_id' | 'name' | 'nameAr' | 'size' | 'color'>
/** What takes the place of a line, by its place in the order. */
export type Exchange = Readonly<Record<number, Choice>>

type ChoiceProps = {
  lines: readonly Piece[]
  /** Null while no exchange is meant. */
  value: Exchange | null
  /** What each line begins with. */
  start: Exchange
  /** Sent, and refused for what it is. */
  refused: boolean
  /** Approved while a product was looked for and none chosen. */
  unfinished: boolean
  onChange: (exchange: Exchange | null) => void
  /** Told by its place in the order of what line a product is looked for, and when it no longer is. */
  onSearch: (line: number, isSearching: boolean) => void
}

/** Whether the pieces are exchanged, and each line for which size and colour of its product, or for which other (O16, O37). */
export function ExchangeChoice({ lines, value, start, onChange, onSearch, ...said }: ChoiceProps) {
  const words = useMessages(returnCardMessages)
  return (
    <div className="grid gap-3">
      <label className="flex min-h-11 items-center gap-3 text-sm font-normal">
        <input
          type="checkbox"
          checked={value !== null}
          onChange={(event) => onChange(event.currentTarget.checked ? {} : null)}
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
                choice={value[line.line] ?? start[line.line] ?? line}
                start={start[line.line] ?? line}
                {...said}
                onChoose={(choice) => onChange({ ...value, [line.line]: choice })}
                onSearch={(isSearching) => onSearch(line.line, isSearching)}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

type LineProps = Pick<ChoiceProps, 'refused' | 'unfinished'> & {
  line: Piece
  choice: Choice
  start: Choice
  onChoose: (choice: Choice) => void
  onSearch: (isSearching: boolean) => void
}

function ExchangeLine({ line, choice, start, refused, unfinished, onChoose, onSearch }: LineProps) {
  const words = useMessages(returnCardMessages)
  const editing = useMessages(editOrderMessages)
  const locale = useLocale()
  const item = useRef<HTMLLIElement>(null)
  const [searching, setSearching] = useState(false)
  const [pressed, setPressed] = useState(0)
  // What was pressed or typed in is gone: the keyboard goes on at what comes next.
  useEffect(() => {
    if (pressed === 0) return
    const next = item.current?.querySelector<HTMLElement>('[role=combobox]:not(select)')
    const first = next ?? item.current?.querySelector<HTMLElement>('select, button')
    first?.focus()
  }, [pressed])
  function goOn(isSearching: boolean, other?: Choice) {
    if (other) onChoose(other)
    setSearching(isSearching)
    setPressed((presses) => presses + 1)
  }
  const { data: product } = useQuery({ ...productQuery(useApi(), choice._id), retry: false })
  const isSame = choice._id === line._id
  const name = nameIn(locale, choice)
  const left = product && piecesLeft(product, choice.size, choice.color)
  const made = product && choicesOf(product, choice)
  const choices = [
    { key: 'size', of: made?.size ?? [], label: (one: string) => one },
    { key: 'color', of: made?.color ?? [], label: useColourNames() },
  ] as const
  return (
    <li ref={item} className="grid gap-2">
      <span>
        <bdi className="figures">
          {line.quantity} × {nameIn(locale, line)}
        </bdi>
        <LineChoice color={line.color} size={line.size} />
      </span>
      {!isSame && (
        <p className="flex flex-wrap items-baseline gap-x-3" data-testid="exchange-other">
          <span className="text-muted">{words.for}</span>
          <bdi className="font-normal">{name}</bdi>
          {product && <Price amount={toOmr(priceNow(product, choice))} className="text-sm" />}
        </p>
      )}
      {left !== undefined && <p className="text-sm text-muted">{words.left(left)}</p>}
      <div className="flex flex-wrap gap-3">
        {choices.map(
          ({ key, of, label }) =>
            choice[key] !== notApplicable && (
              <SelectField
                key={key}
                label={words[key]}
                aria-label={`${words[key]}: ${name}`}
                value={choice[key]}
                error={refused && choice[key] === unchosen ? words[`${key}Missing`] : undefined}
                onChange={(event) => {
                  const chosen = { ...choice, [key]: event.currentTarget.value }
                  onChoose({ ...chosen, ...(product && madeCell(product, chosen)) })
                }}
                className="min-w-32"
              >
                {[...new Set(choice[key] === unchosen ? [unchosen, ...of] : [...of, choice[key]])].map(
                  (one) => (
                    <option key={one} value={one} disabled={one === unchosen}>
                      {one === unchosen ? editing.choose : label(one)}
                    </option>
                  ),
                )}
              </SelectField>
            ),
        )}
      </div>
      {searching ? (
        <AddProduct
          words={{ add: words.exchangeFor, addHint: words.otherHint, addOne: words.exchangeForOne }}
          error={unfinished ? words.noneChosen : undefined}
          onAdd={(other) => goOn(false, other)}
          onType={(text) => onSearch(text.trim() !== '')}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button kind="secondary" size="small" onClick={() => goOn(true)}>
            {words.otherProduct}
          </Button>
          {!isSame && (
            <Button kind="quiet" size="small" onClick={() => goOn(false, start)}>
              {words.sameProduct}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

/** What was chosen, as the API takes it: all pieces of each line. */
export function chosenExchange(lines: readonly Piece[], value: Exchange) {
  return lines.map((piece) => {
    const { _id, size, color } = value[piece.line] ?? piece
    return { line: piece.line, ...(_id !== piece._id && { _id }), size, color, quantity: piece.quantity }
  })
}
