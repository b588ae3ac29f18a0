import { lazy, Suspense, startTransition, useEffect, useId, useState } from 'react'
import type { ProductSort } from '#src/catalogue/product/buying.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { FilterFields } from './filter-fields.tsx'
import { ListForm } from './list-form.tsx'
import type { Narrowing } from './list-parameters.ts'
import { listingMessages } from './listing.messages.ts'
import { SortSelect } from './sort-select.tsx'

const loadSheet = () => import('./filter-sheet.tsx')
const FilterSheet = lazy(loadSheet)
const isPhone = () => matchMedia('(width < 48rem)').matches

type FiltersProps = {
  path: string
  narrowing: Partial<Record<Narrowing, string>>
  sort: ProductSort | 'relevance'
}

/** What narrows and orders the shop (P3): folded away until asked for, on phones a sheet; without JavaScript always in sight. */
export function ShopFilters({ path, narrowing, sort }: FiltersProps) {
  const words = useMessages(listingMessages)
  const [open, setOpen] = useState(false)
  const panel = useId()
  const [sheet, setSheet] = useState(false)

  // Where the sheet cannot be fetched the folded fields do the same.
  const unfold = () => setOpen(!open)
  // An entry of the history of its own, the browser's, because the page below stays the same: Back closes the sheet and
  // nothing else, Forward and a reload open it again.
  useEffect(() => {
    const follow = () => {
      const isAsked = () => history.state?.sheet === true && document.getElementById(panel) !== null
      // On a phone that was turned, or a desk, the fields themselves have room.
      if (isAsked() && !isPhone()) setOpen(true)
      else if (isAsked())
        loadSheet().then(
          () => startTransition(() => setSheet(isAsked())),
          () => undefined,
        )
      else setSheet(false)
    }
    follow()
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [panel])
  function openSheet() {
    // While it was on its way its button may have been pressed again, or the page left.
    if (document.getElementById(panel) === null) return
    if (history.state?.sheet !== true) history.pushState({ ...history.state, sheet: true }, '')
    // Without a transition React holds a part that is fetched back for 0.3 s.
    startTransition(() => setSheet(true))
  }
  function press() {
    if (open || !isPhone()) unfold()
    else loadSheet().then(openSheet, unfold)
  }
  return (
    <>
      <ListForm path={path} keep={{ q: narrowing.q }} className="contents">
        <div className="flex items-center gap-3 md:gap-6">
          <button
            type="button"
            aria-expanded={open || sheet}
            aria-controls={panel}
            onPointerDown={() => loadSheet().catch(() => undefined)}
            onClick={press}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-md text-sm font-normal hover:text-wine noscript:hidden"
          >
            {words.filter}
            <ChevronIcon to={open ? 'up' : 'down'} size={16} className="text-muted" />
          </button>
          <SortSelect sort={sort} usual={narrowing.q ? 'relevance' : 'newest'} />
        </div>
        <div
          id={panel}
          className={`grid w-full items-end gap-4 pt-2 pb-4 xs:grid-cols-2 md:grid-cols-3 lg:grid-cols-5 ${open ? '' : '[@media(scripting:enabled)]:hidden'}`}
        >
          <FilterFields narrowing={narrowing} />
        </div>
      </ListForm>
      <Suspense>
        {sheet && <FilterSheet {...{ path, narrowing, sort }} onDone={() => setSheet(false)} />}
      </Suspense>
    </>
  )
}
