import type { Insertable } from 'kysely'
import type { Locale } from '#src/core/locale.ts'
import type { Role } from '#src/core/permission.ts'
import type { Tables } from '#src/db/db.ts'
import { initialStatus, type OrderStatus } from '#src/orders/order/order-status.ts'
import type { ReturnReason } from '#src/orders/order/return-reason.ts'
import { demoReturns } from './demo-people.ts'
import type { SeededRandom } from './seeded-random.ts'

type Step = { to: OrderStatus; by: Role; hours: number; reason?: ReturnReason; comment?: string }
type Facts = {
  id: string
  status: OrderStatus
  placedAt: Date
  now: Date
  locale: Locale
  random: SeededRandom
}

const hourMs = 60 * 60 * 1000

/**
 * How an invented order came to its state, oldest change first, by moves product.md section 4 has, and none after
 * `now`.
 */
export function demoHistory({ id, status, placedAt, now, locale, random }: Facts): {
  changes: Insertable<Tables['order_status_changes']>[]
  deliveredAt: Date | undefined
} {
  const steps = stepsTo(status, locale, random)
  const planned = steps.reduce((sum, step) => sum + step.hours, 0) * hourMs
  const passed = Math.max(0, now.getTime() - placedAt.getTime())
  // What would lie ahead is drawn together, so that a young order has its whole story too.
  const pace = planned > passed * 0.9 ? (passed * 0.9) / Math.max(planned, 1) : 1
  let at = placedAt.getTime()
  let from: OrderStatus = initialStatus
  let deliveredAt: Date | undefined
  const changes: Insertable<Tables['order_status_changes']>[] = [
    { ...entry(id, 0, placedAt), from_status: null, to_status: initialStatus, changed_by_role: 'customer' },
  ]
  for (const [n, { to, by, hours, reason, comment }] of steps.entries()) {
    at += Math.max(1, Math.round(hours * hourMs * pace))
    const when = new Date(at)
    if (to === 'Delivered') deliveredAt = when
    changes.push({
      ...entry(id, n + 1, when),
      from_status: from,
      to_status: to,
      changed_by_role: by,
      reason: reason ?? null,
      comment: comment ?? null,
    })
    from = to
  }
  return { changes, deliveredAt }
}

function entry(id: string, n: number, at: Date) {
  return {
    id: `${id}-${n}`,
    order_id: id,
    changed_at: at.toISOString(),
    changed_by: null,
    reason: null,
    comment: null,
  }
}

function stepsTo(status: OrderStatus, locale: Locale, random: SeededRandom): Step[] {
  const confirmed: Step = { to: 'Confirmed', by: 'manager', hours: 0.5 + random.share() * 5 }
  const shipping: Step = { to: 'Shipping', by: 'manager', hours: 3 + random.share() * 14 }
  const delivered: Step = { to: 'Delivered', by: 'manager', hours: 6 + random.share() * 26 }
  switch (status) {
    case 'Pending':
      return []
    case 'Confirmed':
      return [confirmed]
    case 'Shipping':
      return [confirmed, shipping]
    case 'Delivered':
      return [confirmed, shipping, delivered]
    case 'Cancelled':
      return random.share() < 0.5
        ? [{ to: 'Cancelled', by: 'customer', hours: 0.2 + random.share() * 4 }]
        : [confirmed, { to: 'Cancelled', by: 'manager', hours: 1 + random.share() * 20 }]
    case 'Return': {
      const reason = random.oneOf(['change of mind', 'defect'] as const)
      const back = { reason, comment: demoReturns[locale][reason] }
      return [
        confirmed,
        shipping,
        delivered,
        { to: 'Return', by: 'customer', hours: 10 + random.share() * 60, ...back },
      ]
    }
  }
}
