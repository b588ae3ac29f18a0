import { useInfiniteQuery } from '@tanstack/react-query'
import { areDaysInOrder, daysTurned } from '#src/audit/audit-days.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { Empty } from '#src/ui/empty.tsx'
import { SaveFileButton } from '#src/ui/form/save-file-button.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { useSearchParams } from '#src/ui/router/use-router.ts'
import { RowSkeletons } from '#src/ui/screen-skeletons.tsx'
import { ShowMore } from '#src/ui/show-more.tsx'
import { auditMessages } from './audit.messages.ts'
import { type AuditAsked, auditParameters, auditQuery, shortestSearch } from './audit.query.ts'
import { AuditEntry } from './audit-entry.tsx'
import { AuditTools } from './audit-tools.tsx'

/** /dashboard/audit: who did what, when and from where; the admin's alone (I13). */
export default function AuditPage() {
  const words = useMessages(auditMessages)
  const [href, locale] = [useHref(), useLocale()]
  const [address] = useSearchParams()
  const asked: AuditAsked = Object.fromEntries(
    auditParameters.flatMap((name) => {
      const value = address.get(name)?.trim().slice(0, 100)
      const isAsked = value && !(name === 'q' && value.length < shortestSearch)
      return isAsked ? [[name, value]] : []
    }),
  )
  const inOrder = areDaysInOrder(asked)
  return (
    <div>
      <PageHead title={words.title} shopName={useShopName()} />
      <div className="mb-2 grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 sm:mb-6">
        <h1 className="screen-title">{words.title}</h1>
        <SaveFileButton
          path={`/api/export/audit.csv?${new URLSearchParams(asked)}`}
          name="audit.csv"
          failed={{ title: words.error, text: words.downloadFailed }}
        >
          {words.download}
        </SaveFileButton>
        <p className="col-span-full max-w-prose text-muted max-sm:hidden">{words.lead}</p>
      </div>
      <AuditTools asked={asked} daysError={inOrder ? undefined : daysTurned[locale]} />
      {asked.thing && (
        <p className="mb-4 flex flex-wrap gap-x-3 text-sm">
          {words.onlyThing}
          <Link to={href('/dashboard/audit')} className="text-wine underline underline-offset-4">
            {words.showAll}
          </Link>
        </p>
      )}
      {inOrder && <Lines asked={asked} />}
    </div>
  )
}

function Lines({ asked }: { asked: AuditAsked }) {
  const words = useMessages(auditMessages)
  const list = useInfiniteQuery(auditQuery(useApi(), asked))
  const lines = list.data?.pages.flatMap((page) => page.data)
  if (!lines) {
    return list.isError ? (
      <Empty
        title={words.failedList}
        action={<Button onClick={() => list.refetch()}>{words.again}</Button>}
      />
    ) : (
      <RowSkeletons label={words.loading} rowClass="min-h-28 md:min-h-19" />
    )
  }
  if (lines.length === 0) {
    const narrowed = Object.keys(asked).length > 0
    return narrowed ? (
      <Empty title={words.noneTitle} text={words.noneText} />
    ) : (
      <Empty title={words.emptyTitle} text={words.emptyText} />
    )
  }
  return (
    <>
      <ol className="divide-y divide-hairline overflow-hidden rounded-lg border border-hairline bg-raised">
        {lines.map((line) => (
          <AuditEntry key={line._id} line={line} />
        ))}
      </ol>
      <ShowMore list={list} label={words.more} />
    </>
  )
}
