import { useQuery } from '@tanstack/react-query'
import { editPageQuery } from '#src/content/page/edit-page.query.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { Button } from '#src/ui/button.tsx'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import { Empty } from '#src/ui/empty.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { useParams } from '#src/ui/router/use-router.ts'
import { LineSkeleton } from '#src/ui/skeleton.tsx'
import { PageForm } from './page-form.tsx'
import { pagesMessages } from './pages.messages.ts'

/** /dashboard/pages/{id}, and /dashboard/pages/new: a page being written (W1). */
export default function EditPagePage() {
  const { id = '' } = useParams()
  const words = useMessages(pagesMessages)
  return id === 'new' ? <Editing title={words.add} /> : <Opened id={id} />
}

function Opened({ id }: { id: string }) {
  const words = useMessages(pagesMessages)
  const locale = useLocale()
  const { data, error, refetch } = useQuery({
    ...editPageQuery(useApi(), id),
    retry: (times, problem) => times < 3 && !isGone(problem),
  })
  if (data) return <Editing page={data} title={words.editTitle(dataText(locale, data, 'title'))} />
  if (isGone(error)) return <Empty title={words.gone} />
  if (error)
    return <Empty title={words.failedOne} action={<Button onClick={() => refetch()}>{words.again}</Button>} />
  return (
    <div role="status" aria-label={words.loading} className="grid gap-6 rounded-lg bg-raised p-6">
      <LineSkeleton className="w-1/3" />
      <LineSkeleton className="w-2/3" />
    </div>
  )
}

function Editing({ page, title }: Parameters<typeof PageForm>[0] & { title: string }) {
  return (
    <div>
      <PageHead title={title} shopName={useShopName()} />
      <h1 className="mb-6 screen-title">
        <bdi>{title}</bdi>
      </h1>
      <PageForm key={page?._id} page={page} />
    </div>
  )
}

function isGone(problem: unknown): boolean {
  return problem instanceof ApiProblem && problem.status === 404
}
