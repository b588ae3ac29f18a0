import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { Button } from '#src/ui/button.tsx'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import { Empty } from '#src/ui/empty.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { useParams } from '#src/ui/router/use-router.ts'
import { LineSkeleton } from '#src/ui/skeleton.tsx'
import { customerMessages } from './customer.messages.ts'
import { customerChanges, customerQuery } from './customer.query.ts'
import { BlockCard } from './customer-block.tsx'
import { ContactCard, FiguresCard, RecentCard } from './customer-facts.tsx'
import { NotesCard } from './customer-notes.tsx'
import { TagsCard } from './customer-tags.tsx'

/** /dashboard/customer/:id: one customer with figures, orders and what staff say (O26). `id` may be an order's. */
export default function CustomerPage() {
  const words = useMessages(customerMessages)
  const { id = '' } = useParams()
  const [api, queries, href, shopName] = [useApi(), useQueryClient(), useHref(), useShopName()]
  const { data: customer, error, refetch } = useQuery(customerQuery(api, id))
  if (!customer) {
    if (!error) {
      return (
        <div role="status" aria-label={words.loading} className="grid gap-4">
          <LineSkeleton className="w-1/2" />
          <LineSkeleton className="w-2/3" />
        </div>
      )
    }
    const gone = error instanceof ApiProblem && error.status === 404
    return (
      <>
        <PageHead title={words.title} shopName={shopName} />
        <Empty
          heading
          title={gone ? words.missing : words.failedOne}
          action={
            gone ? (
              <Link to={href('/dashboard/customers')} className="text-link">
                {words.back}
              </Link>
            ) : (
              <Button onClick={() => void refetch()}>{words.again}</Button>
            )
          }
        />
      </>
    )
  }
  const changes = customerChanges(api, queries, id, customer._id)
  return (
    <div>
      <PageHead title={`${words.title} – ${customer.name}`} shopName={shopName} />
      <Link to={href('/dashboard/customers')} className="text-sm text-link">
        {words.back}
      </Link>
      <h1 className="mt-2 mb-6 screen-title wrap-anywhere">
        <bdi>{customer.name}</bdi>
      </h1>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 gap-5">
          <FiguresCard customer={customer} />
          <RecentCard customer={customer} />
          <NotesCard customer={customer} changes={changes} />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <ContactCard customer={customer} />
          <TagsCard key={customer.tags.join()} customer={customer} changes={changes} />
          <BlockCard customer={customer} changes={changes} />
        </div>
      </div>
    </div>
  )
}
