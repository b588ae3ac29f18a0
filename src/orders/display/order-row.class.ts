/** A row of somebody's orders: number, status, date and sum below each other's; on a phone in two lines. */
export const orderRow =
  'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 sm:grid sm:grid-cols-[5.5rem_9rem_minmax(0,1fr)_auto]'
