import type { NoticeKind } from './notice.ts'

/** Where a notice leads: the page of what it is about, without its language. */
export function noticePath(kind: NoticeKind, thingId: string): string {
  const id = encodeURIComponent(thingId)
  if (kind === 'stock-low') return `/dashboard/update/${id}`
  if (kind === 'message-received') return `/dashboard/inbox?message=${id}`
  return `/dashboard/order-overview/${id}`
}

/** The thing as it is written beside its notice: orders by their number. */
export function thingText(kind: NoticeKind, name: string): string {
  const isOrder = kind !== 'stock-low' && kind !== 'message-received'
  return isOrder && name ? `#${name}` : name
}
