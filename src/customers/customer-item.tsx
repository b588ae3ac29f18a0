import { muscatDate } from '#src/core/muscat.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { writtenDate } from '#src/i18n/written-date.ts'
import { PhoneLink } from '#src/orders/display/phone-link.tsx'
import { Price } from '#src/ui/price.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { customerMessages } from './customer.messages.ts'
import type { Customer } from './customer.ts'

/** One customer of the list: who, what was paid, and what came back. */
export function CustomerItem({ customer }: { customer: Customer }) {
  const words = useMessages(customerMessages)
  const href = useHref()
  const locale = useLocale()
  return (
    <li
      data-testid="customer"
      className="relative grid gap-x-6 gap-y-1 px-4 py-3 text-sm md:grid-cols-[minmax(0,1fr)_12rem_12rem] md:items-center"
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Link
            to={href(`/dashboard/customer/${encodeURIComponent(customer._id)}`)}
            className="text-base font-normal wrap-anywhere text-link after:absolute after:inset-0"
          >
            <bdi>{customer.name}</bdi>
          </Link>
          <span className="text-xs text-muted">{customer.guest ? words.guest : words.account}</span>
        </p>
        <p className="flex flex-wrap gap-x-4">
          <PhoneLink number={customer.mobileNumber} local className="relative z-1" />
          <bdi dir="ltr" className="break-all text-muted">
            {customer.email}
          </bdi>
        </p>
        <CustomerMarks customer={customer} />
      </div>
      <p className="flex flex-wrap gap-x-3 md:grid">
        <span>{words.ordersCount(customer.orders)}</span>
        <span className="text-xs text-muted">
          {words.lastOrder}{' '}
          <bdi className="whitespace-nowrap">
            {writtenDate(locale, muscatDate(new Date(customer.lastOrder)))}
          </bdi>
        </span>
      </p>
      <p className="flex flex-wrap gap-x-3 md:justify-end md:text-end">
        <span>
          <span className="text-xs text-muted">{words.paid}</span> <Price amount={customer.paid} />
        </span>
        {customer.cameBack > 0 && (
          <span>
            <span className="text-xs text-muted">{words.cameBack}</span> <Price amount={customer.cameBack} />
          </span>
        )}
      </p>
    </li>
  )
}

/** What a customer stands out by: blocked, refusals, returns, tags. Nothing where there is none. */
export function CustomerMarks({ customer }: { customer: Customer }) {
  const words = useMessages(customerMessages)
  return (
    <ul className="mt-1 flex flex-wrap gap-1.5 text-xs empty:hidden">
      {customer.blocked && <li className="rounded border border-brick px-1.5 text-brick">{words.blocked}</li>}
      {customer.refusals > 0 && (
        <li className="rounded border border-amber px-1.5 text-amber">
          {words.refusals}: {customer.refusals}
        </li>
      )}
      {customer.returns > 0 && (
        <li className="rounded border border-hairline px-1.5">
          {words.returns}: {customer.returns}
        </li>
      )}
      {customer.tags.map((tag) => (
        <li key={tag} className="rounded bg-sunken px-1.5">
          <bdi>{tag}</bdi>
        </li>
      ))}
    </ul>
  )
}
