import { Suspense } from 'react'
import { categoriesQuery } from '#src/catalogue/categories/category.query.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { BannerSlider } from '#src/sliders/banner-slider.tsx'
import { slidersQuery } from '#src/sliders/slider.query.ts'
import { CategoryMenu } from '#src/storefront/menu/category-menu.tsx'
import type { PageArguments } from '#src/ui/data/page-data.ts'
import { LazyHydration } from '#src/ui/lazy-hydration.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { CategoryScroller } from './category-scroller.tsx'
import { CategorySection } from './category-section.tsx'
import { homeMessages } from './home.messages.ts'
import { newArrivalsQuery, popularQuery, sectionQueries } from './home-queries.ts'
import { Intro } from './intro.tsx'
import { Marquee } from './marquee.tsx'
import { NewArrivals } from './new-arrivals.tsx'
import { PopularCategories } from './popular-categories.tsx'
import { PopularGrid } from './popular-grid.tsx'
import { Promises } from './promises.tsx'
import { useSections } from './use-sections.ts'

export async function loader({ queries, api }: PageArguments) {
  await Promise.all([
    queries.ensureQueryData(slidersQuery(api)),
    queries.ensureQueryData(newArrivalsQuery(api)),
    queries.ensureInfiniteQueryData(popularQuery(api)),
    queries
      .ensureQueryData(categoriesQuery(api))
      .then((categories) =>
        Promise.all(sectionQueries(api, categories).map((query) => queries.ensureQueryData(query))),
      ),
  ])
  return null
}

/** product.md section 2's home page. */
export default function HomePage() {
  const words = useMessages(homeMessages)
  const sections = useSections()
  return (
    <>
      <PageHead title={words.title} shopName={useShopName()} description={words.description} path="/" />
      <Marquee />
      <div className="lg:page lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-6 lg:pt-6">
        <LazyHydration className="hidden lg:block">
          <CategoryMenu />
        </LazyHydration>
        <Suspense>
          <BannerSlider label={words.banners} />
        </Suspense>
      </div>
      <div className="page">
        <Intro />
        <Suspense>
          <CategoryScroller sections={sections} className="mb-14 lg:hidden" />
        </Suspense>
        <Suspense>
          <NewArrivals />
        </Suspense>
        <LazyHydration>
          <PopularCategories sections={sections} className="mt-20 desk:mt-28" />
        </LazyHydration>
        <LazyHydration>
          <Promises className="mt-20 desk:mt-28" />
        </LazyHydration>
        <LazyHydration>
          <PopularGrid className="mt-20 desk:mt-28" />
        </LazyHydration>
        {sections.map((section) => (
          <LazyHydration key={section.category.slug}>
            <CategorySection {...section} className="mt-20 desk:mt-24" />
          </LazyHydration>
        ))}
      </div>
    </>
  )
}
