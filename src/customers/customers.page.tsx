import { useInfiniteQuery } from '@tanstack/react-query'
import { usePerson } from '#src/accounts/person/person-context.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { Empty } from '#src/ui/empty.tsx'
import { SaveFileButton } from '#src/ui/form/save-file-button.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { useSearchParams } from '#src/ui/router/use-router.ts'
import { RowSkeletons } from '#src/ui/screen-skeletons.tsx'
import { ShowMore } from '#src/ui/show-more.tsx'
import { customerMessages } from './customer.messages.ts'
import { type CustomersAsked, customerParameters, customersQuery } from './customer.query.ts'
import { CustomerItem } from './customer-item.tsx'
import { CustomerTools } from './customer-tools.tsx'

/** /dashboard/customers: everybody who ordered, guests too (O26). */
export default function CustomersPage() {
  const words = useMessages(customerMessages)
  const [address] = useSearchParams()
  const isAdmin = usePerson().role === 'admin'
  const asked: CustomersAsked = Object.fromEntries(
    customerParameters.flatMap((name) => {
      const value = address.get(name)?.trim().slice(0, 100)
      return value ? [[name, value]] : []
    }),
  )
  return (
    <div>
      <PageHead title={words.title} shopName={useShopName()} />
      <div className="mb-2 grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 sm:mb-6">
        <h1 className="screen-title">{words.title}</h1>
        {isAdmin && (
          <SaveFileButton
            path={`/api/export/customerList.csv?${new URLSearchParams(asked)}`}
            name="customers.csv"
            failed={{ title: words.error, text: words.downloadFailed }}
          >
            {words.download}
          </SaveFileButton>
        )}
        <p className="col-span-full max-w-prose text-muted max-sm:hidden">{words.lead}</p>
      </div>
      <CustomerTools asked={asked} />
      <Customers asked={asked} />
    </div>
  )
}

function Customers({ asked }: { asked: CustomersAsked }) {
  const words = useMessages(customerMessages)
  const list = useInfiniteQuery(customersQuery(useApi(), asked))
  const customers = list.data?.pages.flatMap((page) => page.data)
  if (!customers) {
    return list.isError ? (
      <Empty
        title={words.failedList}
        action={<Button onClick={() => void list.refetch()}>{words.again}</Button>}
      />
    ) : (
      <RowSkeletons label={words.loading} rowClass="min-h-31 md:min-h-19" />
    )
  }
  if (customers.length === 0) {
    const { sort: _, ...narrowed } = asked
    return Object.keys(narrowed).length > 0 ? (
      <Empty title={words.noneTitle} text={words.noneText} />
    ) : (
      <Empty title={words.emptyTitle} text={words.emptyText} />
    )
  }
  return (
    <>
      <ul
        aria-label={words.title}
        className="divide-y divide-hairline overflow-hidden rounded-lg border border-hairline bg-raised"
      >
        {customers.map((customer) => (
          <CustomerItem key={customer._id} customer={customer} />
        ))}
      </ul>
      <ShowMore list={list} label={words.more} />
    </>
  )
}
