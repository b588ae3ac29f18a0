import { useHref } from '#src/i18n/use-locale.ts'
import { Link } from '#src/ui/router/link.tsx'
import type { EmailEntry } from './emails.query.ts'

/** What an email is called: its subject once it has one, else its kind, with the number of its order, to which it leads. */
export function EmailSubject({ email, name }: { email: EmailEntry; name: string }) {
  const href = useHref()
  const { subject, order } = email
  const number = order && !subject?.includes(order.orderId) && <bdi className="figures">#{order.orderId}</bdi>
  const called = subject ? (
    <bdi>{subject}</bdi>
  ) : (
    <>
      {name} {number}
    </>
  )
  return (
    <>
      <span className="block wrap-anywhere">
        {order ? (
          <Link
            to={href(`/dashboard/order-overview/${encodeURIComponent(order._id)}`)}
            className="text-link pressable"
          >
            {called}
          </Link>
        ) : (
          called
        )}
      </span>
      {subject && (
        <span className="block text-xs text-muted">
          {name} {number}
        </span>
      )}
    </>
  )
}
