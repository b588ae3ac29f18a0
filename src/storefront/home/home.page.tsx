import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import {
  categoriesQuery,
  categoryStoriesQuery,
  useFilledCategories,
} from '#src/catalogue/categories/category.query.ts'
import { categoryName } from '#src/catalogue/categories/category.ts'
import { soldAtMessages } from '#src/catalogue/categories/sold-at.messages.ts'
import { homeQuery } from '#src/content/home/home.query.ts'
import type { ShownSection } from '#src/content/home/home.ts'
import { type SectionKind, usualSections } from '#src/content/home/section-kind.ts'
import { joined } from '#src/i18n/joined.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { useIsRenamed, useShopName } from '#src/settings/use-settings.ts'
import { BannerSlider } from '#src/sliders/banner-slider.tsx'
import { slidersQuery } from '#src/sliders/slider.query.ts'
import { wordsOf } from '#src/sliders/words-of-slide.ts'
import { CategoryMenu } from '#src/storefront/menu/category-menu.tsx'
import { useApi } from '#src/ui/data/api.ts'
import type { PageArguments } from '#src/ui/data/page-data.ts'
import { LazyHydration } from '#src/ui/lazy-hydration.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { homeMessages } from './home.messages.ts'
import { newArrivalsQuery, popularQuery, sectionsQuery, shelfQuery, shelvesIn } from './home-queries.ts'
import { HomeSection, hasAir } from './home-section.tsx'
import { Intro } from './intro.tsx'
import { Marquee } from './marquee.tsx'
import { OrganizationJsonLd } from './organization-json-ld.tsx'
import { opensWithStory, shelvesOf } from './use-sections.ts'

/** How many categories the title names where the shop has a name of its own. */
const titledCategories = 3

/** How many what search engines are told of it does, which has more room. */
const toldCategories = 8

export async function loader({ queries, api, locale }: PageArguments) {
  const [own, categories] = await Promise.all([
    queries.ensureQueryData(homeQuery(api, locale)),
    queries.ensureQueryData(categoriesQuery(api)),
  ])
  const sections: readonly ShownSection[] = own ?? usualSections
  const has = (...kinds: SectionKind[]) => sections.some(({ kind }) => kinds.includes(kind))
  const [, , , shelves] = await Promise.all([
    queries.ensureQueryData(slidersQuery(api)),
    has('new') && queries.ensureQueryData(newArrivalsQuery(api)),
    has('popular') && queries.ensureInfiniteQueryData(popularQuery(api)),
    queries.ensureQueryData(sectionsQuery(api, categories)),
    has('shelves') && queries.ensureQueryData(categoryStoriesQuery(api)),
    ...shelvesIn(sections, categories).map((shelf) => queries.ensureQueryData(shelfQuery(api, shelf))),
  ])
  if (import.meta.env.SSR) {
    // Of what the owner tells of her categories, what stands on the page travels with it.
    const told = shelvesOf(categories, shelves).filter((_, place) => opensWithStory(place))
    queries.setQueryData(categoryStoriesQuery(api).queryKey, (stories) =>
      stories?.filter(({ slug }) => told.some(({ category }) => category.slug === slug)),
    )
  }
  return null
}

/** product.md section 2's home page: its sections as the owner arranged them, else as the shop has them by itself (W5). */
export default function HomePage() {
  const words = useMessages(homeMessages)
  const { soldAt } = useMessages(soldAtMessages)
  const shopName = useShopName()
  const isRenamed = useIsRenamed()
  const locale = useLocale()
  const filled = useFilledCategories()
  // Two lines beside a banner are a hole with two lines in it; their rows below lead there, too.
  const hasMenu = filled.length > 2
  const sold = filled.map((category) => categoryName(locale, category))
  const soldUpTo = (most: number) => joined(locale, sold.slice(0, most))
  const { data } = useSuspenseQuery(homeQuery(useApi(), locale))
  const { data: slides } = useSuspenseQuery(slidersQuery(useApi()))
  const arranged: readonly ShownSection[] = data ?? usualSections
  const hasBanner = arranged.some(({ kind }) => kind === 'banner')
  const welcome = arranged.find(({ kind }) => kind === 'intro')
  // Where the first slide speaks, the shop's own welcome would say it a second time; where there is none, it stands in its place.
  const [first] = slides
  const spoken = first && wordsOf(first, locale).heading && !welcome?.title && !welcome?.text
  const opens = hasBanner && !first && welcome !== undefined
  const sections = arranged.filter((one) =>
    one.kind === 'banner' ? first || opens : one !== welcome || !hasBanner || !(spoken || opens),
  )
  const ownTitle = welcome?.title ?? (soldUpTo(titledCategories) || words.newArrivals)
  const ownText = welcome?.text || (sold.length > 0 && soldAt(soldUpTo(toldCategories), shopName))
  return (
    <>
      <PageHead
        title={isRenamed ? ownTitle : words.title}
        shopName={shopName}
        description={isRenamed ? ownText || undefined : words.description}
        path="/"
      />
      <OrganizationJsonLd />
      {/* On phones the picture comes first, and the news after it. */}
      {sections[0]?.kind !== 'banner' && <Marquee />}
      {!opens && !sections.some(({ kind }) => kind === 'intro') && <h1 className="sr-only">{shopName}</h1>}
      {groupsOf(sections).map((group, place, groups) =>
        group[0]?.kind === 'banner' ? (
          <div
            key="banner"
            className={`flex flex-col-reverse desk:block ${opens ? 'welcome ' : ''}${place > 0 && !hasAir(groups[place - 1]?.at(-1)) ? 'mt-16 ' : ''}`}
          >
            {place === 0 && <Marquee />}
            <div
              className={`lg:page lg:pt-6 ${hasMenu ? 'lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-6' : ''}`}
            >
              {hasMenu && (
                <LazyHydration className="hidden lg:block">
                  <CategoryMenu />
                </LazyHydration>
              )}
              {opens ? (
                <div className="mb-6 grid items-center bg-raised px-4 md:px-6 lg:mb-0 lg:rounded-md lg:px-12">
                  <Intro {...welcome} />
                </div>
              ) : (
                <Suspense>
                  <BannerSlider label={words.banners} />
                </Suspense>
              )}
            </div>
          </div>
        ) : (
          <div key={group[0]?.id} className="page">
            {group.map((section, place) => (
              <HomeSection key={section.id} section={section} before={group.slice(0, place)} />
            ))}
          </div>
        ),
      )}
    </>
  )
}

/** The banner is as wide as the screen; what stands between banner and end shares one column. */
function groupsOf(sections: readonly ShownSection[]): ShownSection[][] {
  const groups: ShownSection[][] = []
  for (const section of sections) {
    const open = groups.at(-1)
    if (section.kind !== 'banner' && open && open[0]?.kind !== 'banner') open.push(section)
    else groups.push([section])
  }
  return groups
}
