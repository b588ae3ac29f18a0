import { Suspense } from 'react'
import type { ShownSection } from '#src/content/home/home.ts'
import { LazyHydration } from '#src/ui/lazy-hydration.tsx'
import { CategoryScroller } from './category-scroller.tsx'
import { CategorySection } from './category-section.tsx'
import { Intro } from './intro.tsx'
import { NewArrivals } from './new-arrivals.tsx'
import { OwnShelf, OwnText } from './own-sections.tsx'
import { PopularCategories } from './popular-categories.tsx'
import { PopularGrid } from './popular-grid.tsx'
import { Promises } from './promises.tsx'
import { opensWithStory, useSections } from './use-sections.ts'

const far = 'mt-16 desk:mt-24'
/** The shelves are one run: on a phone less air parts them than sections. */
const next = 'mt-5 desk:mt-24'

/** A section of home below or above the banner (W5); `before` are those above it in the same column. */
export function HomeSection({ section, before }: { section: ShownSection; before: readonly ShownSection[] }) {
  const shelves = useSections()
  const { kind, title } = section
  const after = before.at(-1)
  const near = hasAir(after)
  // The row of categories is not there on wide screens, and an intro has air of its own.
  const open = after?.kind === 'categories' && !before.some((one) => one.kind === 'intro')
  const air = near ? (open ? 'lg:mt-16' : '') : far
  if (kind === 'intro') return <Intro {...section} />
  if (kind === 'categories')
    return (
      <Suspense>
        <CategoryScroller sections={shelves} className={`${near || !after ? '' : 'mt-14 '}mb-14 lg:hidden`} />
      </Suspense>
    )
  if (kind === 'new')
    return (
      <Suspense>
        <NewArrivals title={title} className={air} />
      </Suspense>
    )
  if (kind === 'shelves')
    return shelves.map((shelf, place) => (
      <LazyHydration key={shelf.category.slug}>
        <CategorySection
          {...shelf}
          opens={opensWithStory(place)}
          className={`${place > 0 ? next : far} ${opensWithStory(place) ? 'band' : ''}`}
        />
      </LazyHydration>
    ))
  return (
    <LazyHydration>
      {kind === 'types' && <PopularCategories sections={shelves} title={title} className={air} />}
      {kind === 'promises' && <Promises className={air} />}
      {kind === 'popular' && <PopularGrid title={title} className={air} />}
      {kind === 'shelf' && section.shelf && <OwnShelf shelf={section.shelf} title={title} className={air} />}
      {kind === 'text' && <OwnText section={section} className={air} />}
    </LazyHydration>
  )
}

/** Whether a section ends in room of its own, so that what follows needs none. */
export function hasAir(section: ShownSection | undefined): boolean {
  return section?.kind === 'intro' || section?.kind === 'categories'
}
