import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { Button } from '#src/ui/button.tsx'
import { type Api, ApiProblem, answerOf, useApi } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import { Empty } from '#src/ui/empty.tsx'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { useTellFailure } from '#src/ui/overlay/use-tell-failure.ts'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { Link } from '#src/ui/router/link.tsx'
import type { DemoApi } from './demo.api.ts'
import { demoMessages } from './demo.messages.ts'

function demoQuery(api: Api) {
  return queryOptions({
    queryKey: ['demo'],
    queryFn: async () => (await answerOf(clientOf<DemoApi>(api).demo.$get())).data,
  })
}

/** /dashboard/demo: how much of the demo is here, and the button that removes it (B3). */
export default function DemoPage() {
  const words = useMessages(demoMessages)
  const href = useHref()
  const { data: demo, isError, refetch } = useQuery(demoQuery(useApi()))
  const isThere = demo && demo.products + demo.sliders + demo.orders > 0
  return (
    <div className="max-w-2xl">
      <PageHead title={words.title} shopName={useShopName()} />
      <h1 className="screen-title">{words.title}</h1>
      {!demo && isError && (
        <Empty title={words.failed} action={<Button onClick={() => refetch()}>{words.again}</Button>} />
      )}
      {demo && !isThere && <p className="mt-2 text-muted">{words.none}</p>}
      {isThere && (
        <>
          <p className="mt-2 text-muted">{words.text}</p>
          <dl className="my-6 grid grid-cols-3 gap-3">
            {(['products', 'sliders', 'orders'] as const).map((name) => (
              <div key={name} className="rounded-lg border border-hairline bg-raised p-4">
                <dt className="text-sm text-muted">{words[name]}</dt>
                <dd className="figures mt-1 text-2xl font-normal">{demo[name]}</dd>
              </div>
            ))}
          </dl>
          <p className="mb-6 text-sm text-muted">{words.stays}</p>
          <Clear />
        </>
      )}
      <Link to={href('/dashboard')} className="mt-6 block w-fit text-sm text-link">
        {words.back}
      </Link>
    </div>
  )
}

function Clear() {
  const words = useMessages(demoMessages)
  const tellFailure = useTellFailure()
  const api = useApi()
  const queries = useQueryClient()
  const confirm = useConfirm()
  const [isBusy, setBusy] = useState(false)
  async function clear() {
    const question = { title: words.sure, text: words.sureText, yes: words.clear, danger: true }
    if (!(await confirm(question))) return
    setBusy(true)
    try {
      await answerOf(clientOf<DemoApi>(api).demo.$delete())
      toast({ title: words.cleared })
      // Lists, figures and settings all had something of it.
      await queries.invalidateQueries()
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem
      tellFailure(words.failed, problem)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button kind="danger" disabled={isBusy} onClick={() => void clear()}>
      {words.clear}
    </Button>
  )
}
