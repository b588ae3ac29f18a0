import type { Gauge } from '#src/operate/telemetry/metrics-page.ts'
import type { Shop } from '#src/shop.ts'

const dayMs = 24 * 3600 * 1000

/** What the shop's own tables say of how it goes: orders of the last 24 hours, and emails on their way. */
export async function shopGauges({ db, clock }: Shop): Promise<Gauge[]> {
  const since = new Date(clock().getTime() - dayMs).toISOString()
  const orders = await db
    .selectFrom('orders')
    .select((row) => ['status', row.fn.countAll<number>().as('value')])
    .where('placed_at', '>', since)
    .groupBy('status')
    .execute()
  const emails = await db
    .selectFrom('mail_outbox')
    .select((row) => ['status', row.fn.countAll<number>().as('value')])
    .where('status', '<>', 'sent')
    .groupBy('status')
    .execute()
  const labelled = (rows: { status: string; value: number }[]) =>
    rows.map(({ status, value }) => ({ labels: `status="${status}"`, value }))
  return [
    { name: 'haqiba_orders_last_day', help: 'Orders placed in the last 24 hours.', values: labelled(orders) },
    { name: 'haqiba_mail_queue', help: 'Emails that were not sent, by state.', values: labelled(emails) },
  ]
}
