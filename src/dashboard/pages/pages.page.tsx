import { useQuery } from '@tanstack/react-query'
import { editPagesQuery } from '#src/content/page/edit-page.query.ts'
import type { PageFacts } from '#src/content/page/page.ts'
import { useSwitchedOff } from '#src/content/page/switched-off.ts'
import { readablePath } from '#src/core/address-part.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { joined } from '#src/i18n/joined.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { Empty } from '#src/ui/empty.tsx'
import { PlusIcon } from '#src/ui/icons.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { LineSkeleton } from '#src/ui/skeleton.tsx'
import { pagesMessages } from './pages.messages.ts'

/** /dashboard/pages: what the shop says in its own words, one row a page (W1). */
export default function PagesPage() {
  const words = useMessages(pagesMessages)
  const href = useHref()
  const { data, isError, refetch } = useQuery(editPagesQuery(useApi()))
  return (
    <div className="max-w-3xl">
      <PageHead title={words.title} shopName={useShopName()} />
      <div className="mb-4 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 sm:mb-6">
        <h1 className="screen-title">{words.title}</h1>
        <Link to={href('/dashboard/pages/new')} className={buttonClass('primary', 'small')}>
          <PlusIcon size={20} />
          {words.add}
        </Link>
        <p className="col-span-2 text-muted max-sm:text-sm">{words.lead}</p>
      </div>
      {data && (
        <ul className="divide-y divide-hairline rounded-lg border border-hairline bg-raised">
          {data.map((page) => (
            <PageRow key={page._id} page={page} />
          ))}
        </ul>
      )}
      {!data && isError && (
        <Empty title={words.failed} action={<Button onClick={() => refetch()}>{words.again}</Button>} />
      )}
      {!data && !isError && (
        <div role="status" aria-label={words.loading} className="grid gap-6 rounded-lg bg-raised p-6">
          <LineSkeleton className="w-1/3" />
          <LineSkeleton className="w-1/2" />
        </div>
      )}
    </div>
  )
}

function PageRow({ page }: { page: PageFacts }) {
  const words = useMessages(pagesMessages)
  const [locale, href] = [useLocale(), useHref()]
  const off = useSwitchedOff()(page.namedWays)
  const places = [page.inMenu && words.inMenu, page.inFooter && words.inFooter].filter(Boolean)
  const facts = page.hidden ? [words.hidden] : [stateOf(page), ...places]
  return (
    <li>
      <Link
        to={href(`/dashboard/pages/${page._id}`)}
        className="grid gap-x-6 gap-y-0.5 px-4 py-3.5 hover:bg-sunken focus-visible:-outline-offset-2 sm:grid-cols-[1fr_auto] sm:items-center sm:px-6"
      >
        <span className="min-w-0">
          <span className="block font-normal">
            <bdi>{dataText(locale, page, 'title')}</bdi>
          </span>
          <span dir="ltr" className="block truncate text-xs text-muted rtl:text-end">
            {readablePath(page.path)}
          </span>
        </span>
        <span className="text-sm text-muted">{joined(locale, facts)}</span>
        {off && <span className="text-sm text-amber sm:col-span-2">{off}</span>}
      </Link>
    </li>
  )

  function stateOf({ latest, published }: PageFacts): string {
    if (latest === 0) return words.ownText
    if (published === null) return words.draft
    return published === latest ? words.published : words.withDraft
  }
}
