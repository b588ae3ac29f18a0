import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { callLink, readablePhone } from '#src/settings/contact-links.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Button } from '#src/ui/button.tsx'
import { Price } from '#src/ui/price.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { courierMessages } from './courier.messages.ts'
import type { Courier } from './courier.ts'

type RowProps = { courier: Courier; onEdit: () => void; onCash: () => void }

/** One courier: how to reach them, what they have, what they owe, and what to do with it. */
export function CourierRow({ courier, onEdit, onCash }: RowProps) {
  const words = useMessages(courierMessages)
  const href = useHref()
  const about = <bdi className="sr-only">{courier.name}</bdi>
  return (
    <li
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3"
      data-testid="courier"
    >
      <div className="grid min-w-0 grid-cols-1 gap-1">
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <bdi className={`text-base font-normal break-words ${courier.active ? '' : 'text-muted'}`}>
            {courier.name}
          </bdi>
          {courier.phone && (
            <a
              href={callLink(courier.phone)}
              className="figures pressable inline-block min-h-6 whitespace-nowrap underline-offset-4 hover:text-wine hover:underline"
            >
              <bdi dir="ltr">{readablePhone(courier.phone)}</bdi>
            </a>
          )}
          {!courier.active && <span className="text-xs text-muted">{words.inactive}</span>}
          {!courier.takesCash && <span className="text-xs text-muted">{words.noCash}</span>}
        </p>
        <p className="flex flex-wrap gap-x-5 text-muted">
          <span>
            {courier.due < 0 ? words.over : words.due}:{' '}
            <Price amount={Math.abs(courier.due)} className="text-ink" />
          </span>
          <span>
            {words.out}: <span className="figures text-ink">{courier.out}</span>
          </span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button kind="secondary" size="small" onClick={onCash}>
          <span>
            {words.settle} {about}
          </span>
        </Button>
        <Link to={href(`/dashboard/couriers/${courier._id}`)} className={buttonClass('secondary', 'small')}>
          <span>
            {words.list} {about}
          </span>
        </Link>
        <Button kind="quiet" size="small" onClick={onEdit}>
          <span>
            {words.edit} {about}
          </span>
        </Button>
      </div>
    </li>
  )
}
