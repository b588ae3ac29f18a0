import {
  type FormEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  startTransition,
  useId,
  useRef,
  useState,
} from 'react'
import { productPath } from '#src/catalogue/product/product-name.ts'
import { plainPath } from '#src/i18n/locale.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { CloseIcon, SearchIcon } from '#src/ui/icons.tsx'
import { useLocation, useNavigate } from '#src/ui/router/use-router.ts'
import { searchMessages } from './search.messages.ts'
import { useProductSearch } from './use-product-search.ts'

const SearchResults = lazy(() => import('./search-results.tsx'))

type SearchBoxProps = {
  /** Tells this search from another one on the page. */
  label?: string
  className?: string
  onDone?: () => void
}

/** Offers goods before one types and finds them while one does; Enter shows all of them in the shop, and so it does without JavaScript. */
export function SearchBox(props: SearchBoxProps) {
  const { pathname, search } = useLocation()
  // Only the shop page depends on `q`; another search there starts the box anew.
  const asked = plainPath(pathname) === '/shop' ? (new URLSearchParams(search).get('q') ?? '') : ''
  return <Box key={asked} asked={asked} {...props} />
}

function Box({ asked, label, className = '', onDone }: SearchBoxProps & { asked: string }) {
  const words = useMessages(searchMessages)
  const href = useHref()
  const go = useNavigate()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(asked)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  // It opens in a transition: a key that comes before its end is of an open panel all the same.
  const isOpening = useRef(false)
  const search = useProductSearch(typed, open)
  const { cards } = search
  const chosen = open ? cards[active] : undefined

  function close() {
    isOpening.current = false
    setOpen(false)
    setActive(-1)
  }
  function leave() {
    close()
    setTyped('')
    onDone?.()
  }
  function type(text: string) {
    setTyped(text)
    setOpen(true)
    setActive(-1)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (typed.trim() === '') return
    close()
    input.current?.blur()
    onDone?.()
    void go(`${href('/shop')}?${new URLSearchParams({ q: typed })}`)
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      if (open || isOpening.current) close()
      else if (typed) setTyped('')
      else onDone?.()
    }
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      leave()
      void go(href(productPath(chosen)))
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    setOpen(true)
    // The places are the box itself (-1) and the products, in a ring.
    if (cards.length > 0) setActive(((active + 1 + step + cards.length + 1) % (cards.length + 1)) - 1)
  }

  return (
    <search aria-label={label ?? words.search} className={className}>
      <form
        method="get"
        action={href('/shop')}
        className="relative"
        onSubmit={submit}
        onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || close()}
      >
        <div className="relative">
          <SearchIcon
            size={20}
            className="pointer-events-none absolute inset-y-0 start-3 my-auto text-muted"
          />
          <input
            ref={input}
            role="combobox"
            name="q"
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={100}
            aria-label={words.searchProducts}
            placeholder={words.placeholder}
            aria-expanded={open}
            aria-autocomplete="list"
            aria-controls={`${id}-list`}
            aria-activedescendant={chosen && `${id}-${active}`}
            value={typed}
            onChange={(event) => type(event.currentTarget.value)}
            // The caret answers the press, and does not wait for what hangs below.
            onFocus={() => {
              isOpening.current = true
              startTransition(() => setOpen(true))
            }}
            onKeyDown={press}
            className={`control min-h-11 bg-transparent ps-10 desk:max-[52rem]:rtl:placeholder:text-transparent ${typed ? 'pe-10' : 'pe-2'}`}
          />
          {typed !== '' && (
            <button
              type="button"
              aria-label={words.clear}
              onClick={() => {
                setTyped('')
                input.current?.focus()
              }}
              className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-md text-muted hover:text-ink noscript:hidden"
            >
              <CloseIcon size={18} />
            </button>
          )}
        </div>
        <Suspense>{open && <SearchResults {...{ id, search, active, typed }} onChoose={leave} />}</Suspense>
        <button type="submit" className="sr-only" tabIndex={-1}>
          {words.search}
        </button>
      </form>
    </search>
  )
}
