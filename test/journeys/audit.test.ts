import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { daysTurned } from '#src/audit/audit-days.ts'
import { kindTexts } from '#src/audit/audit-kind.messages.ts'
import { productFormMessages } from '#src/catalogue/editing/product-form.messages.ts'
import { nameIn } from '#src/catalogue/product/product-name.ts'
import { firstAdminName } from '#src/core/first-admin.ts'
import { type Locale, locales } from '#src/core/locale.ts'
import { auditMessages } from '#src/dashboard/audit/audit.messages.ts'
import { dashboardMessages } from '#src/dashboard/frame/dashboard.messages.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { openPage } from '../spec/dashboard.steps.ts'
import { boss, openDemoShopAsAdmin, shop } from './demo-shop.steps.ts'
import { admin as adminEmail } from './order-admin.steps.ts'

let page: Page
let product: { _id: string; name: string; nameAr?: string; images: string[]; imageColors?: string }

openDemoShopAsAdmin()

beforeAll(async () => {
  page = boss.page
  const list = await (await fetch(`${shop.origin}/api/products?limit=1`)).json()
  product = list.data[0]
  await boss.call('PATCH', `/api/updateProduct/${product._id}`, { originalPrice: 33.5 })
})

const lines = () => page.getByTestId('audit-line')

async function readsTheChange(locale: Locale): Promise<void> {
  const changed = lines().filter({ hasText: kindTexts['product-changed'][locale] }).first()
  await changed.getByText('33.500').waitFor()
  await changed.getByRole('link', { name: nameIn(locale, product), exact: true }).waitFor()
  // Whoever began the shop is called by the role, in each language once.
  const { admin } = auditMessages[locale]
  const who = await changed.innerText()
  expect(who).toContain(admin)
  expect(who).not.toContain(`${firstAdminName} · `)
  if (admin !== firstAdminName) expect(who).not.toContain(firstAdminName)
}

test('the admin reads in words what was changed, narrows it, and goes to the thing', async () => {
  const words = auditMessages.en
  await page.setViewportSize({ width: 1280, height: 900 })
  await openPage(page, '/dashboard')
  const menu = page.getByRole('navigation', { name: dashboardMessages.en.menu })
  await menu
    .getByRole('button', {
      name: `${dashboardMessages.en.more}: ${dashboardMessages.en.shopSection}`,
      exact: true,
    })
    .click()
  await menu.getByRole('link', { name: words.title }).click()
  await readsTheChange('en')
  const name = await page.getByTestId('whoami').locator('bdi').first().innerText()
  expect(name).toBe(words.admin)
  expect(await lines().first().innerText()).not.toContain(`${name} · ${name}`)
  await page.getByLabel(words.search).fill(product.name)
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(product.name)
  await expect.poll(() => lines().count()).toBe(1)
  await page.getByLabel(words.topic).selectOption('orders')
  await page.getByText(words.noneTitle).waitFor()
  await page.getByLabel(words.topic).selectOption('products')
  await page.getByLabel(words.from, { exact: true }).fill('2026-03-02')
  await page.getByLabel(words.to, { exact: true }).fill('2026-03-01')
  await page.getByText(daysTurned.en).waitFor()
  expect(await page.getByLabel(words.to, { exact: true }).inputValue()).toBe('2026-03-01')
  expect(await page.getByText(words.noneTitle).count()).toBe(0)
  for (const label of [words.from, words.to]) await page.getByLabel(label, { exact: true }).fill('')
  await expect.poll(() => lines().count()).toBe(1)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: words.download }).click()
  expect((await saved).suggestedFilename()).toBe('audit.csv')
  await lines().getByRole('link', { name: product.name }).click()
  await page.waitForURL(`**/dashboard/update/${product._id}`)
})

test('it is whole on a phone in Arabic, and says itself what was taken out', async () => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openPage(page, '/ar/dashboard/audit')
  expect(product.nameAr, 'the demo names its goods in both languages').toBeTruthy()
  await readsTheChange('ar')
  await lines().filter({ hasText: kindTexts.exported.ar }).getByText('audit.csv').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

test('a zone, the rule of a collection and a shelf of home are told by words and names', async () => {
  const zone = {
    name: 'South',
    nameAr: 'الجنوب',
    places: ['dhofar'],
    homeDeliveryCharge: 2.5,
    officeDeliveryCharge: null,
    freeShippingOver: null,
    cash: true,
    deliveryDays: 4,
    cutOff: '',
  }
  const rules = { deliveryDays: 2, cutOff: '', collection: false, countries: [], holidays: [] }
  await boss.call('PUT', '/api/deliveryZones', { ...rules, zones: [zone] })
  const eid = { name: 'For Eid', nameAr: 'للعيد', products: [], rule: { category: 'bags' } }
  const { data: collections } = (await boss.call('POST', '/api/postCollection', eid)) as {
    data: { slug: string; version: number }[]
  }
  const { version } = collections.find(({ slug }) => slug === 'for-eid') ?? {}
  const rule = { category: 'bags', inStock: '1' }
  await boss.call('PUT', '/api/updateCollection/for-eid', { ...eid, slug: 'for-eid', rule, version })
  const { data: home } = (await boss.call('GET', '/api/editHome', undefined)) as {
    data: { sections: object[]; version: number }
  }
  const shelf = { id: 'eid-shelf', kind: 'shelf', shelf: 'collection/for-eid' }
  await boss.call('PUT', '/api/editHome', { ...home, sections: [...home.sections, shelf] })

  await page.setViewportSize({ width: 360, height: 800 })
  await openPage(page, '/ar/dashboard/audit')
  for (const [kind, ...words] of [
    ['delivery-changed', 'South · الجنوب · التوصيل إلى المنزل', '4 أيام · الدفع عند الاستلام'],
    ['collection-changed', 'القسم: مجموعة الحقائب، المتوفر الآن فقط'],
    ['home-section-changed', 'للعيد'],
  ] as const) {
    const line = lines().filter({ hasText: kindTexts[kind].ar }).first()
    for (const text of words) await line.getByText(text).first().waitFor()
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

test('pictures of a product are shown before and after, and no address of a file', async () => {
  const { images } = product
  expect(images.length).toBeGreaterThan(1)
  await boss.call('PATCH', `/api/updateProduct/${product._id}`, { images: images.slice(0, 1) })
  await page.setViewportSize({ width: 1280, height: 900 })
  await openPage(page, '/dashboard/audit?topic=products')
  const line = lines().filter({ hasText: productFormMessages.en.images }).first()
  // Before: all of them, and those that showed a colour, with its name; after: the one that is left.
  const coloured = Object.keys(JSON.parse(product.imageColors ?? '{}')).length
  expect(coloured).toBeGreaterThan(0)
  await expect.poll(() => line.getByRole('img').count()).toBe(images.length + 1 + coloured)
  expect(await line.textContent()).not.toContain('/pictures/')
  expect(await line.textContent()).toContain('Black')
})

test('who began the shop and has no name yet is called by the role, in Arabic as well', async () => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const locale of locales) {
    await openPage(page, pathIn(locale, '/dashboard/allUsers'))
    const row = page.getByRole('row').filter({ hasText: adminEmail })
    for (const name of [page.getByTestId('whoami').first(), row]) {
      await name.waitFor()
      expect(await name.locator('bdi').first().innerText()).toBe(auditMessages[locale].admin)
    }
  }
})
