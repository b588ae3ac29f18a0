import type { DatabaseSync } from 'node:sqlite'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Locale, locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { say } from '../../attacks.ts'
import { openBrowser } from '../../browser.ts'
import { admin, password } from '../../journeys/order-admin.steps.ts'
import { freePort, openShopFile, type RunningShop, startShop } from '../../running-shop.ts'
import { type DashboardFixture, fillDashboard, openPage } from '../../spec/dashboard.steps.ts'
import { dashboardScreens } from '../../spec/dashboard-screens.ts'
import { screens } from '../../spec/screens.ts'
import { go } from '../../spec/steps.ts'
import {
  payloads,
  shopsOwn,
  written,
  writtenElsewhere,
  writtenInJson,
  writtenLinks,
  writtenSettings,
} from './script-payloads.ts'

const asOwner = { ADMIN_EMAIL: admin, ADMIN_PASSWORD: password }
const everything = payloads.join(' ')
const inText = everything.replaceAll(/[\u2028\u2029\t]/g, '')
const inLine = `${payloads[0]} ${payloads[5]}`
const pumps = 'black-patent-stiletto-pumps'

let shop: RunningShop
let browser: Browser
let dashboard: DashboardFixture
let ids: Record<string, string>

beforeAll(async () => {
  const PORT = String(await freePort())
  const first = await startShop({ ...asOwner, PORT })
  browser = await openBrowser()
  ;({ dashboard, ids } = await fillDashboard(browser, first))
  Object.assign(ids, await fillTheRest(first))
  await first.stop()
  const db = openShopFile(first.dataDir)
  const track = db.prepare('select track_token as token from orders where id = ?')
  ids.track = String(track.get(ids.sent ?? '')?.token)
  poison(db)
  db.close()
  shop = await startShop({ ...asOwner, PORT, DATA_DIR: first.dataDir })
})
afterAll(async () => {
  await browser?.close()
  await shop?.remove()
})

/** One of each thing that a person writes and the dashboard's fixture has not; answers what addresses name. */
async function fillTheRest({ origin }: RunningShop): Promise<Record<string, string>> {
  const { boss } = dashboard
  // biome-ignore lint/suspicious/noExplicitAny: answers of many calls, of which a field or two are read
  const call = (method: string, path: string, body?: unknown): Promise<any> =>
    boss.call(method, `/api${path}`, body)
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, ...headers },
      body: JSON.stringify(body),
    })
  await post('/contact', { fullName: 'Noor', email: 'noor@example.com', message: 'Is it leather?' })
  const [message] = (await call('GET', '/inbox')).data
  await call('POST', `/inbox/${message._id}/reply`, { text: 'It is.', seen: 0 })
  const facts = { material: 'Leather', care: 'Dry', tags: 'eid', sku: 'P-1', barcode: '6291041500213' }
  const found = { searchTitle: 'Pumps', searchText: 'Heels', searchTitleAr: 'كعب', searchTextAr: 'كعب عال' }
  await call('PATCH', `/updateProduct/${pumps}`, { ...facts, ...found, materialAr: 'جلد', careAr: 'جاف' })
  await call('POST', '/postCollection', { name: 'Eid', nameAr: 'العيد', text: 'Feast', textAr: 'العيد' })
  await call('PUT', '/deliveryZones', {
    zones: [
      {
        ...{ name: 'Dhofar', nameAr: 'ظفار', places: ['dhofar'], homeDeliveryCharge: 4 },
        ...{ officeDeliveryCharge: null, freeShippingOver: null, cash: true, deliveryDays: 4, cutOff: '' },
      },
    ],
    ...{ deliveryDays: 3, cutOff: '', collection: true, countries: [], holidays: [], version: 0 },
  })
  await call('PATCH', '/updateWebsiteInfo', { vat: 'confirmation', vatNumber: 'OM1100123456' })
  const waiting = await dashboard.order('Confirmed')
  const sent = [{ id: waiting.id, from: 'Confirmed', trackingNumber: 'TN-1' }]
  await call('POST', '/handOver', { courier: ids.courier, orders: sent })
  const pending = await dashboard.order('Pending')
  await call('POST', `/orderCalls/${pending.id}`, { outcome: 'no answer', note: 'Busy' })
  await call('PUT', `/orderNote/${pending.id}`, { staffNote: 'Gift', version: 1 })
  const money = { amount: 1, method: 'cash', reference: 'R-1', note: 'At the shop', seen: 0 }
  await call('POST', `/orderPayment/${pending.id}`, money)
  await call('POST', `/customers/${pending.id}/notes`, { note: 'Kind' })
  await call('PUT', `/customers/${pending.id}/tags`, { tags: ['vip'] })
  const offered = { _id: pumps, size: '38', color: 'black', quantity: 1 }
  const customerData = { name: 'Aisha', mobileNumber: '92345679', address: 'Way 1', comment: 'Ring' }
  const { draftUrl } = await call('POST', '/orderDraft', {
    products: [offered],
    customerData: { ...customerData, deliveryArea: 'HOME DELIVERY', paymentMethod: 'Cash On Delivery' },
    ...{ source: 'phone', locale: 'en', total: 22, discount: { omr: 1, reason: 'Friend' } },
  })
  // These two are read through the check that took them: what it takes is poison enough.
  const content = { title: inLine, titleAr: inLine, text: inText, textAr: inText, description: inLine }
  await call('POST', '/editPage', { slug: 'guide', content, publish: true, inMenu: true, inFooter: true })
  const said = { title: inLine, titleAr: inLine, text: inText, textAr: inText, linkText: 'Go' }
  await call('PUT', '/editHome', {
    sections: [
      { id: 'banner', kind: 'banner' },
      { id: 'a', kind: 'text', ...said, link: '/shop' },
    ],
    version: 0,
  })
  await call('PUT', `/editOrder/${pending.id}`, await editOf(pending.id))
  await call('POST', '/invitations', { email: 'huda.second@example.com', role: 'manager' })
  const address = { name: 'Salma', mobileNumber: '92345678', place: { area: 'Ruwi', line: 'Way 1' } }
  await call('POST', '/addresses', { ...address, label: 'Home' })
  return {
    message: message._id,
    sent: waiting.id,
    pending: pending.id,
    draft: String(draftUrl).split('/').at(-1) ?? '',
  }
}

/** An edit that gives an order another name, address and discount. */
async function editOf(id: string) {
  // biome-ignore lint/suspicious/noExplicitAny: an answer of which a field or two are read
  const order: any = await dashboard.boss.call('GET', `/api/order/${id}`, undefined)
  return {
    version: order.version,
    products: order.products.map(({ _id, size, color, quantity }: Record<string, unknown>, line: number) => ({
      ...{ _id, size, color, quantity, line },
    })),
    customerData: {
      ...{ name: 'Salma the second', mobileNumber: '92345678', address: 'Way 13, Ruwi' },
      deliveryArea: 'HOME DELIVERY',
    },
    discount: { omr: 1, reason: 'Friend' },
  }
}

/** Every payload behind every text that a person wrote, past all checks of the calls that took it. */
function poison(db: DatabaseSync): void {
  const change = (table: string, column: string, to: (value: string) => string) => {
    const rows = db.prepare(`select rowid as at, coalesce(${column}, '') as value from ${table}`).all() as {
      at: number
      value: string
    }[]
    const update = db.prepare(`update ${table} set ${column} = ? where rowid = ?`)
    for (const { at, value } of rows) update.run(to(value), at)
    counts[`${table}.${column}`] = rows.length
  }
  // What is written of actions and of tax cannot be changed; here it is, to be read by the admin.
  const guards = db.prepare(
    "select name from sqlite_master where type = 'trigger' and (tbl_name like 'audit%' or tbl_name like 'tax%')",
  )
  for (const { name } of guards.all()) db.exec(`drop trigger ${name}`)
  db.exec('begin')
  db.exec("insert into missed_searches (day, term, times) values ('2026-11-20', 'zebra', 3)")
  db.exec(`insert into customer_blocks (customer_id, reason, blocked_at, blocked_by)
    select id, 'Refused twice', last_at, 'owner' from customers where email like '%@customers.example' limit 1`)
  const salma = "(select id from users where email = 'salma@example.com')"
  db.exec(`insert into second_factors (id, user_id, kind, name, created_at, confirmed_at)
    select 'a-key', id, 'totp', 'Phone', created_at, created_at from users where id = ${salma}`)
  db.exec(`update sessions set factor_proved_at = created_at where user_id = ${salma}`)
  db.exec(`insert into courier_settlements (id, courier_id, number, amount, reference, settled_at)
    select 'brought', id, 1, 1000, 'S-1', created_at from couriers limit 1`)
  db.exec(`insert into backups (day, state, started_at, ended_at, name, bytes, encrypted, error)
    values ('2026-11-20', 'failed', '2026-11-20T02:00:00Z', '2026-11-20T02:00:01Z', '', 0, 0, 'No room')`)
  for (const [table, columns] of Object.entries(written))
    for (const column of columns) change(table, String(column), (value) => `${value} ${poisonOf(table)}`)
  for (const [table, columns] of Object.entries(writtenInJson))
    for (const [column, members] of Object.entries(columns))
      change(table, column, (value) => JSON.stringify(poisoned(JSON.parse(value), members)))
  const setting = db.prepare('insert or replace into settings (name, value) values (?, ?)')
  for (const name of writtenSettings) setting.run(name, JSON.stringify(`Shop ${everything}`))
  for (const name of writtenLinks) setting.run(name, JSON.stringify(`https://shop.example/${everything}`))
  const own = [{ name: `Sea ${everything}`, nameAr: `بحر ${everything}`, shade: '#9fd8cb' }]
  setting.run('colours', JSON.stringify(own))
  db.exec('commit')
  unknown.push(...textColumns(db).filter((one) => !isKnown(one)))
}
const counts: Record<string, number> = {}
const unknown: { table: string; column: string }[] = []

/** Every column with a text, but those that the database keeps for itself. */
function textColumns(db: DatabaseSync): { table: string; column: string }[] {
  const columns = db.prepare(`select tables.name as 'table', columns.name as 'column'
    from sqlite_master tables, pragma_table_info(tables.name) columns
    where tables.type = 'table' and columns.type like '%text%'`)
  const all = columns.all() as { table: string; column: string }[]
  return all.filter(({ table }) => !/_text_|^sqlite_|^kysely_/.test(table))
}

function isKnown({ table, column }: { table: string; column: string }): boolean {
  const lists = [writtenInJson, writtenElsewhere] as Record<string, object>[]
  const isListed = (written as Record<string, readonly string[]>)[table]?.includes(column)
  return isListed || lists.some((list) => column in (list[table] ?? {})) || shopsOwn.has(column)
}

/** Names of categories are asked for in addresses, where no more than a line of one is taken. */
function poisonOf(table: string): string {
  return table.endsWith('categories') ? (payloads[4] ?? '') : everything
}

function poisoned(value: unknown, members: readonly string[]): unknown {
  if (typeof value === 'string' && members[0] === '*') return `${value} ${everything}`
  if (typeof value !== 'object' || value === null) return value
  const changed = Object.entries(value).map(([name, member]) => [
    name,
    typeof member === 'string' && member !== '' && members.includes(name)
      ? `${member} ${everything}`
      : poisoned(member, members),
  ])
  return Array.isArray(value) ? changed.map(([, member]) => member) : Object.fromEntries(changed)
}

/** Where what was written is read, each address once, and what the lists of screens do not name. */
const own = [
  ...[
    '/track/{track}',
    '/track/{track}/tax',
    '/draft/{draft}',
    '/pages/guide',
    '/collection/eid',
    '/shop?q=pumps',
  ],
].map((path) => ({ as: 'shopper' as const, path }))
const staffs = ['/dashboard/order-overview/{pending}', '/dashboard/inbox?open={message}'].map((path) => ({
  as: 'admin' as const,
  path,
}))
const seen = [
  ...screens.map(({ path }) => ({ as: 'shopper' as const, path })),
  ...own,
  ...dashboardScreens,
  ...staffs,
]
const places = [...new Map(seen.map(({ as, path }) => [`${as} ${path}`, { as, path }])).values()]

/** What came of the payloads in a page: whether one ran, and how many of its elements were built. */
function whatRan(page: Page) {
  return page.evaluate(() => ({
    ran: (window as { ran?: number }).ran ?? 0,
    built: document.querySelectorAll('[data-ran]').length,
    shown: document.documentElement.outerHTML.includes('data-ran'),
  }))
}

test('no letter that is kept becomes an element but its own, and most show one as text', async () => {
  const { data } = (await dashboard.boss.call('GET', '/api/letters', undefined)) as {
    data: { _id: string }[]
  }
  const page = await (await shopper('en')).newPage()
  const read = data.map(async ({ _id }) => {
    const letter = await dashboard.boss.call('GET', `/api/letter/${_id}`, undefined)
    const { html } = (letter as { data: { html: string } }).data
    return page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html')
      return { built: parsed.querySelectorAll('[data-ran], script').length, shown: text.includes('data-ran') }
    }, html)
  })
  const letters = await Promise.all(read)
  expect(letters.filter(({ built }) => built > 0)).toEqual([])
  expect(letters.filter(({ shown }) => shown).length).toBeGreaterThan(letters.length / 2)
  await page.context().close()
})

test.for(places.flatMap((place) => locales.map((locale) => ({ ...place, locale }))))(
  '$as reading $locale at $path: no payload runs, and none becomes an element',
  async ({ as, path, locale }) => {
    const context = as === 'shopper' ? await shopper(locale) : await dashboard.window(as, { locale })
    const page = await context.newPage()
    const dialogs: string[] = []
    page.on('dialog', (dialog) => void dialogs.push(dialog.message()))
    await (as === 'shopper' ? go : openPage)(
      page,
      pathIn(
        locale,
        path.replaceAll(/{(\w+)}/g, (_, id) => ids[id] ?? ''),
      ),
    )
    const { ran, built, shown } = await whatRan(page)
    if (shown) met.add(`${as} ${path}`)
    await context.close()
    expect({ ran, built, dialogs }).toEqual({ ran: 0, built: 0, dialogs: [] })
  },
)
const met = new Set<string>()

test('every column with a text is poisoned, or known to be the shop’s own', () => {
  expect(unknown).toEqual([])
})

test('every text was poisoned, and most screens have shown one', () => {
  say('screens', { looked: places.length, 'with a payload': met.size })
  expect(Object.entries(counts).filter(([, rows]) => rows === 0)).toEqual([])
  expect(met.size).toBeGreaterThan(places.length / 2)
})

test('control: where HTML is made of them, elements are found here, and run where no policy forbids it', async () => {
  const page = await (await shopper('en')).newPage()
  const make = (html: string) => {
    document.body.innerHTML = html
  }
  await go(page, '/about-us')
  await page.evaluate(make, everything)
  expect(await whatRan(page)).toMatchObject({ ran: 0, built: expect.any(Number), shown: true })
  expect((await whatRan(page)).built).toBeGreaterThan(5)
  await page.goto('about:blank')
  await page.evaluate(make, everything)
  await expect.poll(async () => (await whatRan(page)).ran).toBe(1)
  await page.context().close()
})

function shopper(locale: Locale): Promise<BrowserContext> {
  return browser.newContext({ baseURL: shop.origin, locale })
}
