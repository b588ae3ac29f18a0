import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { picturesIn, priceNow } from '#src/catalogue/product/buying.ts'
import { cardsQuery, productQuery } from '#src/catalogue/product/product.query.ts'
import type { Product, StaffProduct } from '#src/catalogue/product/product.ts'
import { firstCell } from '#src/catalogue/stock/made-cells.ts'
import { latinDigits } from '#src/core/fold.ts'
import { toOmr } from '#src/core/money.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { useApi } from '#src/ui/data/api.ts'
import { TextField } from '#src/ui/form/field.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import type { LineDraft } from './edit-draft.ts'
import { editOrderMessages } from './edit-order.messages.ts'
import { FoundProducts } from './found-products.tsx'

const pauseMs = 250
const mostFound = 6
const footPx = 88

type AddProps = {
  onAdd: (line: LineDraft) => void
  /** Told what is typed and not chosen yet; empty once it is. */
  onType?: (text: string) => void
  error?: string | undefined
  /** What it is called, and what is done with a product that is found, where it is not put into an order. */
  words?: { add?: string; addHint?: string; addOne?: (name: string) => string }
}

/**
 * Searches for a product by what is typed and puts it into the order, its size and colour still to be chosen. A combobox:
 * the arrows walk through what is found, Enter adds it, Escape folds it away.
 */
export function AddProduct({ onAdd, onType, error, ...own }: AddProps) {
  const messages = useMessages(editOrderMessages)
  const words = { ...messages, ...own.words }
  const api = useApi()
  const queries = useQueryClient()
  const box = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const adding = useRef(false)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const [active, setActive] = useState(-1)
  const [folded, setFolded] = useState(false)
  const [isUnclear, setUnclear] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  const { data: found, isFetching } = useQuery({
    ...cardsQuery(api, shown(asked), mostFound),
    enabled: asked !== '',
  })
  const cards = (asked !== '' && !folded && found?.cards) || []
  // What the arrows mark is of the search that is answered; while another is typed they mark nothing.
  const isAnswered = asked !== '' && typed.trim() === asked
  const chosen = isAnswered ? cards[active] : undefined
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
    else setUnclear(true)
  }
  function type(text: string) {
    setTyped(text)
    onType?.(text)
    setActive(-1)
    setFolded(false)
    setUnclear(false)
  }
  function walk(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      // It belongs to the search here: it must not save the order.
      event.preventDefault()
      if (chosen) return void press(chosen._id)
      void takeTyped().catch(() => toast({ title: words.addFailed, tone: 'error' }))
    }
    if (event.key === 'Escape' && cards.length > 0) {
      // A dialog around it stays.
      event.preventDefault()
      setActive(-1)
      setFolded(true)
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || !isAnswered || !found?.cards.length) return
    event.preventDefault()
    setFolded(false)
    // The places are the field itself (-1) and the products, in a ring.
    const places = found.cards.length + 1
    setActive((now) => ((now + 1 + step + places) % places) - 1)
  }
  /** Adds what was pressed, or says that it could not be read: what is found stays, to be pressed again. */
  async function press(id: string) {
    await choose(id).catch(() => toast({ title: words.addFailed, tone: 'error' }))
  }
  async function choose(id: string, variant?: Cell) {
    // Pressed again while it is fetched, it is still one piece.
    if (adding.current) return
    adding.current = true
    try {
      onAdd(lineFor(await queries.fetchQuery(productQuery(api, id)), variant))
      type('')
      setAsked('')
      // The pressed product is gone with what was found; the next is typed here.
      box.current?.focus()
    } finally {
      adding.current = false
    }
  }

  return (
    <div ref={field} className="mt-4 scroll-mt-16 border-t border-hairline pt-4">
      <TextField
        ref={box}
        role="combobox"
        enterKeyHint="search"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={cards.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen && `${id}-${active}`}
        label={words.add}
        hint={words.addHint}
        error={typed.trim() ? error : undefined}
        value={typed}
        maxLength={100}
        dir="auto"
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={walk}
      />
      <p role="status" className="mt-2 text-sm text-muted empty:hidden">
        {asked && isFetching && !found && words.searching}
        {asked && found?.cards.length === 0 && words.noneFound}
        {isUnclear && cards.length > 1 && words.several}
      </p>
      {cards.length > 0 && (
        <FoundProducts ref={list} {...{ id, cards, active, words }} onChoose={(card) => void press(card)} />
      )}
    </div>
  )
}

type Cell = { size: string; color: string }

/** Staff find hidden products too, but only public ones can be ordered (P2). */
function shown(searchQuery: string) {
  return { searchQuery, productVisibility: 'Public' } as const
}

/** In the size and colour whose code was scanned, else in what there is one of, the rest to be chosen (P5). */
function lineFor(product: Product, scanned?: Cell): LineDraft {
  const cell = scanned ?? firstCell(product)
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
