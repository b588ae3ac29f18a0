import { useQuery } from '@tanstack/react-query'
import { editHomeQuery } from '#src/content/home/edit-home.query.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { Empty } from '#src/ui/empty.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { RowSkeletons } from '#src/ui/screen-skeletons.tsx'
import { arrangeMessages } from './arrange.messages.ts'
import { SectionList } from './section-list.tsx'

/** /dashboard/home: what home shows, and in which order (W5). */
export default function ArrangeHomePage() {
  const words = useMessages(arrangeMessages)
  const { data, isError, refetch } = useQuery(editHomeQuery(useApi()))
  const heading = (
    <div className="min-w-0 max-w-md">
      <h1 className="screen-title">{words.title}</h1>
      <p className="mt-1 text-muted">{words.lead}</p>
    </div>
  )
  return (
    <div className="max-w-3xl">
      <PageHead title={words.title} shopName={useShopName()} />
      {data ? <SectionList opened={data} heading={heading} /> : <div className="mb-6">{heading}</div>}
      {!data && isError && (
        <Empty title={words.failed} action={<Button onClick={() => refetch()}>{words.again}</Button>} />
      )}
      {!data && !isError && <RowSkeletons label={words.loading} rowClass="min-h-22 md:min-h-15" />}
    </div>
  )
}
