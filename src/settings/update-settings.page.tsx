import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { Empty } from '#src/ui/empty.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { FieldSkeletons } from '#src/ui/screen-skeletons.tsx'
import { settingsEditQuery } from './settings-edit.query.ts'
import { settingsFormMessages } from './settings-form.messages.ts'
import { SettingsForm } from './settings-form.tsx'
import { StaffSecurity } from './staff-security.tsx'
import { useShopName } from './use-settings.ts'

/** /dashboard/update-settings (product.md section 2): the admin's alone (I9). */
export default function UpdateSettingsPage() {
  const words = useMessages(settingsFormMessages)
  const href = useHref()
  const { data, isError, refetch } = useQuery(settingsEditQuery(useApi()))
  return (
    <div>
      <PageHead title={words.title} shopName={useShopName()} />
      <h1 className="screen-title">{words.title}</h1>
      <p className="mt-1 mb-4 text-muted lg:mb-8">
        {words.lead}{' '}
        <Link to={href('/dashboard/brand')} className="text-link">
          {words.brand}
        </Link>
      </p>
      <div className="gap-10 lg:grid lg:grid-cols-[11rem_minmax(0,46rem)]">
        <Sections isThere={data !== undefined} />
        <div className="grid content-start lg:gap-12">
          <StaffSecurity />
          {data && <SettingsForm opened={data} />}
          {!data && isError && (
            <Empty
              title={words.failedLoad}
              action={<Button onClick={() => refetch()}>{words.again}</Button>}
            />
          )}
          {!data && !isError && <FieldSkeletons label={words.loading} className="max-lg:mt-4" />}
        </div>
      </div>
    </div>
  )
}

const sections = ['staff', 'shop', 'contact', 'payment', 'delivery', 'social', 'more'] as const

/** What the page holds, beside it and in sight wherever it is; on a phone its own lines are that. */
function Sections({ isThere }: { isThere: boolean }) {
  const words = useMessages(settingsFormMessages)
  const [seen, setSeen] = useState<string>()
  useEffect(() => {
    if (!isThere) return
    // What crosses a line in the upper third of the window is what is read.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) setSeen(target.id)
      },
      { rootMargin: '-20% 0px -79%' },
    )
    for (const name of sections) {
      const section = document.getElementById(name)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [isThere])
  return (
    <nav aria-label={words.groups} className="max-lg:hidden">
      <ul className="sticky top-8 grid border-s border-hairline">
        {sections.map((name) => (
          <li key={name}>
            <a
              href={`#${name}`}
              aria-current={seen === name ? 'true' : undefined}
              className="-ms-px flex min-h-10 items-center border-s-2 border-transparent py-1.5 ps-4 text-md text-muted hover:text-ink aria-[current]:border-mark aria-[current]:text-ink"
            >
              {words[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
