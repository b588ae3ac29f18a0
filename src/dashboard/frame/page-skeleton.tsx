import { plainPath } from '#src/i18n/locale.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { SpinnerIcon } from '#src/ui/icons.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { useLocation } from '#src/ui/router/use-router.ts'
import { FieldSkeletons, RowSkeletons } from '#src/ui/screen-skeletons.tsx'
import { LineSkeleton } from '#src/ui/skeleton.tsx'
import { uiMessages } from '#src/ui/ui.messages.ts'
import { dashboardMessages } from './dashboard.messages.ts'

/**
 * Until it is clear who is asking (product.md section 2): a small spinner beside the place of the heading, and below it
 * the shape of what comes, the same for everybody since the page is (I7).
 */
export function PageSkeleton() {
  const words = useMessages(uiMessages)
  const path = plainPath(useLocation().pathname)
  return (
    <div role="status">
      <PageHead title={useMessages(dashboardMessages).dashboards} shopName={useShopName()} />
      <span className="sr-only">{words.loading}</span>
      <div aria-hidden="true" className="mb-2 flex h-9 items-center gap-3 text-muted sm:mb-4 sm:h-10.5">
        <LineSkeleton className="h-6! w-40 sm:h-7! sm:w-56" />
        <SpinnerIcon size={18} />
      </div>
      <div aria-hidden="true">
        {path === '/dashboard' ? <Cards /> : isForm(path) ? <FieldSkeletons /> : <List />}
      </div>
    </div>
  )
}

/** What is filled in rather than read row by row; an order's page is of cards as well. */
export function isForm(path: string): boolean {
  return /^\/dashboard\/(?:add|update|newOrder|order-overview|customer\/|brand|demo|delivery|import|pages\/|toCall)/.test(
    path,
  )
}

function List() {
  return (
    <>
      <div className="mb-3 flex gap-2 sm:mb-16">
        <span className="h-12 min-w-0 flex-1 rounded-md border border-hairline sm:max-w-72" />
        <span className="h-12 w-12 rounded-md border border-hairline sm:w-24" />
      </div>
      <RowSkeletons pictures />
    </>
  )
}

const card = 'grid content-start gap-5 rounded-lg border border-hairline bg-raised p-5'

/** Of the index: what waits, money in one strip, the days. */
function Cards() {
  return (
    <div className="grid gap-5">
      {['h-44 md:h-32', 'h-64 sm:h-40', 'h-72'].map((height) => (
        <div key={height} className={`${card} ${height}`}>
          <LineSkeleton className="w-24" />
          <LineSkeleton className="w-2/3" />
        </div>
      ))}
    </div>
  )
}
