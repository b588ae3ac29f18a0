import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { TabList } from '#src/storefront/menu/tab-list.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { homeMessages } from './home.messages.ts'
import { popularQuery } from './home-queries.ts'
import { PopularProducts } from './popular-products.tsx'
import { useSections } from './use-sections.ts'

const all = 'all'

/** product.md section 2's Most Popular Item grid: all collections and each category that has goods. */
export function PopularGrid({ title, className = '' }: { title?: string | undefined; className?: string }) {
  const words = useMessages(homeMessages)
  const locale = useLocale()
  const prefix = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [tab, setTab] = useState(all)
  const shelves = useSections()
  const { data: first } = useInfiniteQuery(popularQuery(useApi()))
  // A shop without goods promises none.
  if (first?.pages[0]?.total === 0) return null
  const tabs = [
    { id: all, label: words.allCollections },
    ...shelves.map(({ category: { slug, tab: label, own } }) => ({ id: slug, label: label[locale], own })),
  ]
  return (
    <section className={className} data-testid="most-popular">
      <h2 ref={heading} className="mb-4 scroll-mt-32">
        {title ?? words.mostPopular}
      </h2>
      {/* One category is all collections. */}
      {shelves[1] && (
        <TabList
          label={words.mostPopular}
          tabs={tabs}
          selected={tab}
          onSelect={setTab}
          prefix={prefix}
          className="-mx-4 mb-6 gap-x-6 px-4 md:mx-0 md:px-0"
        />
      )}
      <div
        {...(shelves[1] && {
          role: 'tabpanel',
          id: `${prefix}-panel`,
          'aria-labelledby': `${prefix}-tab-${tab}`,
        })}
      >
        {/* Another tab starts anew with ten. */}
        <PopularProducts
          key={tab}
          category={shelves.find(({ category }) => category.slug === tab)?.category}
          onReset={() => heading.current?.scrollIntoView({ block: 'start' })}
        />
      </div>
    </section>
  )
}
