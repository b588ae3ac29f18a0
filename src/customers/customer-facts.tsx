import type { ReactNode } from 'react'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { DateTime } from '#src/orders/display/date-time.tsx'
import { orderRow } from '#src/orders/display/order-row.class.ts'
import { PhoneLink } from '#src/orders/display/phone-link.tsx'
import { StatusWord } from '#src/orders/display/status-word.tsx'
import { allOrdersPath } from '#src/orders/order/order-lists.ts'
import { callLink, readablePhone, whatsappLink } from '#src/settings/contact-links.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { DashboardCard } from '#src/ui/card.tsx'
import { PhoneIcon, WhatsappIcon } from '#src/ui/icons.tsx'
import { Price } from '#src/ui/price.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { customerMessages } from './customer.messages.ts'
import type { CustomerDetails } from './customer.ts'
import { CustomerMarks } from './customer-item.tsx'

type CardProps = { customer: CustomerDetails }

/** What the orders came to. */
export function FiguresCard({ customer }: CardProps) {
  const words = useMessages(customerMessages)
  return (
    <DashboardCard title={words.figures}>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Figure label={words.orders}>{customer.orders}</Figure>
        <Figure label={words.paid}>
          <Price amount={customer.paid} />
        </Figure>
        <Figure label={words.cameBack}>
          <Price amount={customer.cameBack} />
        </Figure>
        <Figure label={words.returns}>{customer.returns}</Figure>
        <Figure label={words.refusals}>{customer.refusals}</Figure>
      </dl>
      <CustomerMarks customer={customer} />
    </DashboardCard>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="figures text-lg">{children}</dd>
    </div>
  )
}

/** Phones, and the e-mail as it was typed last. */
export function ContactCard({ customer }: CardProps) {
  const words = useMessages(customerMessages)
  const whatsapp = whatsappLink(customer.mobileNumber)
  return (
    <DashboardCard title={words.contact}>
      <div className="mb-4 flex flex-wrap gap-2">
        <a href={callLink(customer.mobileNumber)} className={buttonClass('secondary', 'small')}>
          <PhoneIcon size={18} />
          <PhoneText number={customer.mobileNumber} />
        </a>
        {whatsapp && (
          <a
            href={whatsapp}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass('secondary', 'small')}
          >
            <WhatsappIcon size={18} />
            {words.whatsapp}
          </a>
        )}
      </div>
      <dl className="grid gap-3 text-sm">
        <div>
          <dt className="text-xs text-muted">{words.phones}</dt>
          {customer.phones.map((phone) => (
            <dd key={phone}>
              <PhoneLink number={phone} local className="pressable" />
            </dd>
          ))}
        </div>
        <div>
          <dt className="text-xs text-muted">{words.email}</dt>
          <dd>
            <bdi dir="ltr" className="break-all">
              {customer.email}
            </bdi>
          </dd>
        </div>
      </dl>
    </DashboardCard>
  )
}

function PhoneText({ number }: { number: string }) {
  return (
    <bdi dir="ltr" className="figures">
      {readablePhone(number)}
    </bdi>
  )
}

/** The newest orders, each a link to its page. */
export function RecentCard({ customer }: CardProps) {
  const words = useMessages(customerMessages)
  const href = useHref()
  const newest = customer.recent.find(({ deleted }) => !deleted)
  return (
    <DashboardCard
      title={words.recent}
      aside={
        newest && (
          <Link
            to={href(`${allOrdersPath}?customer=${encodeURIComponent(newest._id)}`)}
            className="inline-block text-sm text-link pressable"
          >
            {words.allOrders}
          </Link>
        )
      }
    >
      <ul className="divide-y divide-hairline text-sm">
        {customer.recent.map((order) => (
          <li key={order._id} className={orderRow}>
            {order.deleted ? (
              <span className="figures text-muted">
                <bdi dir="ltr">#{order.orderId}</bdi> {words.deleted}
              </span>
            ) : (
              <Link
                to={href(`/dashboard/order-overview/${encodeURIComponent(order._id)}`)}
                className="figures inline-flex min-h-11 items-center font-normal text-link pointer-fine:min-h-0"
              >
                <bdi dir="ltr">#{order.orderId}</bdi>
              </Link>
            )}
            <StatusWord status={order.orderStatus} area={order.deliveryArea} />
            <DateTime date={order.date} time={order.time} className="text-xs text-muted" />
            <Price amount={order.total} />
            {order.unproved && (
              <span className="col-span-full w-full text-xs text-amber">{words.unproved}</span>
            )}
          </li>
        ))}
      </ul>
    </DashboardCard>
  )
}
