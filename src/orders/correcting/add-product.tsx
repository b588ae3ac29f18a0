import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { picturesIn, piecesLeft, priceNow } from '#src/catalogue/product/buying.ts'
import { cardsQuery, productQuery } from '#src/catalogue/product/product.query.ts'
import type { Product, StaffProduct } from '#src/catalogue/product/product.ts'
import { nameIn } from '#src/catalogue/product/product-name.ts'
import { madeCellsOf } from '#src/catalogue/stock/made-cells.ts'
import { notApplicable } from '#src/catalogue/stock/stock-cells.ts'
import { latinDigits } from '#src/core/fold.ts'
import { toOmr } from '#src/core/money.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { LinePicture } from '#src/orders/display/line-facts.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { TextField } from '#src/ui/form/field.tsx'
import { PlusIcon } from '#src/ui/icons.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { Price } from '#src/ui/price.tsx'
import type { LineDraft } from './edit-draft.ts'
import { editOrderMessages } from './edit-order.messages.ts'

const pauseMs = 250
const mostFound = 6
const footPx = 88

/** Searches for a product by what is typed and puts it into the order, in a size and colour that is there. */
export function AddProduct({ onAdd, hint }: { onAdd: (line: LineDraft) => void; hint?: string }) {
  const words = useMessages(editOrderMessages)
  const locale = useLocale()
  const api = useApi()
  const queries = useQueryClient()
  const box = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  const { data: found, isFetching } = useQuery({
    ...cardsQuery(api, shown(asked), mostFound),
    enabled: asked !== '',
  })
  // What is found would begin below the screen, or behind the form's buttons that stay at its foot.
  useEffect(() => {
    const ends = found && list.current?.getBoundingClientRect().bottom
    if (ends && ends > innerHeight - footPx) field.current?.scrollIntoView({ block: 'start' })
  }, [found])

  /** A scanner types the code and Enter: the product with this code, or the only one that is found, is added at once. */
  async function takeTyped() {
    const code = latinDigits(typed.trim())
    if (code === '') return
    setAsked(code)
    const { cards } = await queries.fetchQuery(cardsQuery(api, shown(code), mostFound))
    const [first] = cards
    if (!first) return
    const product: Partial<StaffProduct> = await queries.fetchQuery(productQuery(api, first._id))
    const isIt = ({ sku, barcode }: { sku?: string | undefined; barcode?: string | undefined }) =>
      [barcode, sku].some((one) => one?.toLowerCase() === code.toLowerCase())
    const variant = product.variants?.find(isIt)
    if (variant || isIt(product) || cards.length === 1) await choose(first._id, variant)
  }
  /** Adds what was pressed, or says that it could not be read: what is found stays, to be pressed again. */
  async function press(id: string) {
    await choose(id).catch(() => toast({ title: words.addFailed, tone: 'error' }))
  }
  async function choose(id: string, variant?: Cell) {
    onAdd(lineFor(await queries.fetchQuery(productQuery(api, id)), variant))
    setTyped('')
    setAsked('')
    // The pressed product is gone with what was found; the next is typed here.
    box.current?.focus()
  }

  return (
    <div ref={field} className="mt-4 scroll-mt-16 border-t border-hairline pt-4">
      <TextField
        ref={box}
        type="search"
        label={words.add}
        hint={hint ?? words.addHint}
        value={typed}
        maxLength={100}
        dir="auto"
        onChange={(event) => setTyped(event.currentTarget.value)}
        // Enter belongs to the search here: it must not save the order.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void takeTyped().catch(() => toast({ title: words.addFailed, tone: 'error' }))
        }}
      />
      <p role="status" className="mt-2 text-sm text-muted empty:hidden">
        {asked && isFetching && !found && words.searching}
        {asked && found?.cards.length === 0 && words.noneFound}
      </p>
      {asked && found && found.cards.length > 0 && (
        <ul ref={list} className="mt-3 divide-y divide-hairline rounded-md border border-hairline">
          {found.cards.map((card) => (
            <li key={card._id}>
              <button
                type="button"
                aria-label={words.addOne(nameIn(locale, card))}
                onClick={() => void press(card._id)}
                className="flex w-full items-center gap-3 p-2 text-start hover:bg-tint focus-visible:-outline-offset-2"
              >
                <span className="w-10 shrink-0">
                  <LinePicture imageUrl={card.images[0] ?? ''} className="rounded-sm" />
                </span>
                <bdi className="min-w-0 flex-1 text-sm break-words">{nameIn(locale, card)}</bdi>
                <Price amount={toOmr(priceNow(card))} from={card.from} className="text-sm" />
                <PlusIcon size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type Cell = { size: string; color: string }

/** Staff find hidden products too, but only public ones can be ordered (P2). */
function shown(searchQuery: string) {
  return { searchQuery, productVisibility: 'Public' } as const
}

/** In the size and colour whose code was scanned, else in the first that is there. */
function lineFor(product: Product, scanned?: Cell): LineDraft {
  const cells = madeCellsOf(product)
  const cell = scanned ??
    cells.find(({ size, color }) => piecesLeft(product, size, color) !== 0) ??
    cells[0] ?? { size: notApplicable, color: notApplicable }
  return {
    _id: product._id,
    name: product.name,
    ...(product.nameAr !== undefined && { nameAr: product.nameAr }),
    imageUrl: picturesIn(product, cell.color)[0] ?? '',
    size: cell.size,
    color: cell.color,
    originalPrice: toOmr(priceNow(product, cell)),
    quantity: 1,
  }
}
