import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Locale } from '#src/core/locale.ts'
import { dashboardMessages } from '#src/dashboard/frame/dashboard.messages.ts'
import { mailNoticeMessages } from '#src/dashboard/frame/mail-notice.messages.ts'
import { inboxMessages } from '#src/dashboard/inbox/inbox.messages.ts'
import { noticesMessages } from '#src/dashboard/notices/notices.messages.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { noticeText } from '#src/notices/notice.messages.ts'
import { adminOrderMessages } from '#src/orders/admin/admin-order.messages.ts'
import { tags, violations } from '../spec/axe.ts'
import { openPage } from '../spec/dashboard.steps.ts'
import { boss, browser, openDemoShopAsAdmin, shop } from './demo-shop.steps.ts'
import { enter, place, type SignedIn } from './order-admin.steps.ts'

let salma: SignedIn

const email = 'salma@example.com'

openDemoShopAsAdmin()

beforeAll(async () => {
  salma = await enter(browser, shop.origin, email, 'Salma Al Harthi')
})

const bell = (page: Page, locale: Locale) =>
  page
    .getByRole('button', { name: new RegExp(`^${noticesMessages[locale].title}`) })
    .filter({ visible: true })
const axe = (page: Page) => expect(violations(page, tags))

async function write(message: string): Promise<void> {
  await salma.call('POST', '/api/contact', { fullName: 'Salma Al Harthi', email, message })
}

test('an order that is placed shows in bell, title and list by itself, without moving a row', async () => {
  const { page } = boss
  const words = noticesMessages.en
  const opened = page.waitForResponse((reply) => reply.url().includes('/api/noticeStream'))
  await openPage(page, '/dashboard/orders')
  expect((await opened).status()).toBe(200)
  await page.locator('[data-order-row]').first().waitFor()
  const first = await page.locator('[data-order-row]').first().innerText()
  const order = await place(salma, email)
  // That it takes no two seconds is measured in notice-streams.test.ts, where no browser draws on the same machine.
  await expect.poll(() => bell(page, 'en').getAttribute('aria-label')).toBe('Notices, 1 new')
  await expect.poll(() => page.title()).toMatch(/^\(1\) /)
  await page.getByText(adminOrderMessages.en.newOrders(1)).waitFor()
  expect(await page.locator('[data-order-row]').first().innerText()).toBe(first)
  await bell(page, 'en').click()
  const panel = page.getByRole('dialog', { name: words.title })
  await panel.getByRole('link', { name: `#${order.number}` }).waitFor()
  await expect.poll(() => page.title()).not.toMatch(/^\(/)
  expect(await panel.getByRole('checkbox', { name: words.sound }).isChecked()).toBe(false)
  await axe(page).resolves.toEqual([])
  await panel.getByRole('link', { name: `#${order.number}` }).click()
  await page.waitForURL(`**/dashboard/order-overview/${order.id}`)
})

test('a notice is heard where a sound is wanted, after a reload too, and nowhere else', async () => {
  const { page } = boss
  const words = noticesMessages.en
  await page.addInitScript(() => {
    Object.assign(globalThis, { tones: 0 })
    const { start } = AudioScheduledSourceNode.prototype
    AudioScheduledSourceNode.prototype.start = function (...when) {
      Object.assign(globalThis, { tones: tonesHere() + 1 })
      return start.apply(this, when)
    }
    const tonesHere = () => (globalThis as unknown as { tones: number }).tones
  })
  const tones = () => page.evaluate(() => (globalThis as unknown as { tones: number }).tones)
  const open = async () => {
    const opened = page.waitForResponse((reply) => reply.url().includes('/api/noticeStream'))
    // Its first list is there before anything new is: what stands in it is counted, and not heard.
    const listed = page.waitForResponse((reply) => new URL(reply.url()).pathname === '/api/notices')
    await openPage(page, '/dashboard/orders')
    expect([(await opened).status(), (await listed).status()]).toEqual([200, 200])
  }
  /**
   * What is said to a screen reader comes after its sound. The count may come before both: the list is asked for once more
   * as soon as the stream is open, and an order may be in it already.
   */
  const hearOne = async () => {
    const before = await tones()
    const { number } = await place(salma, email)
    const said = `${noticeText('order-placed', 'en')} ${number}`
    await page.getByRole('status').filter({ hasText: said }).waitFor({ state: 'attached' })
    await expect.poll(() => page.title()).toMatch(/^\(1\) /)
    return (await tones()) - before
  }
  const choose = async (on: boolean) => {
    await bell(page, 'en').click()
    await page
      .getByRole('dialog', { name: words.title })
      .getByRole('checkbox', { name: words.sound })
      .setChecked(on)
    await expect.poll(() => page.title()).not.toMatch(/^\(/)
    await page.keyboard.press('Escape')
  }
  await open()
  expect(await hearOne()).toBe(0)
  await choose(true)
  expect(await tones(), 'switching it on lets it be heard').toBe(2)
  await open()
  expect(await hearOne()).toBe(2)
  await choose(false)
  expect(await hearOne()).toBe(0)
})

test.each([
  ['en', 1280],
  ['ar', 360],
] as const)('a message is answered from the page: %s at %d', async (locale, width) => {
  const { page } = boss
  const words = inboxMessages[locale]
  const answer = `Yes, it is kept for you until Friday (${locale}).`
  await page.setViewportSize({ width, height: 800 })
  await openPage(page, pathIn(locale, '/dashboard/inbox'))
  await page.getByText(words.emptyTitle).waitFor()
  await write('Is the camel tote still there?\nI would come on Thursday.')
  await page.getByText(words.newMessages(1)).first().waitFor()
  await page.getByRole('button', { name: words.showNew, exact: true }).click()
  const menu = page.getByRole('navigation', { name: dashboardMessages[locale].menu })
  const opener = page.getByRole('button', { name: dashboardMessages[locale].openMenu })
  if (await opener.isVisible()) await opener.click()
  await menu.getByRole('listitem').filter({ hasText: words.title }).getByText('1', { exact: false }).waitFor()
  if (await opener.isVisible()) await page.keyboard.press('Escape')
  await page.getByTestId('inbox-row').getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: words.title })
  await dialog.getByRole('link', { name: words.call }).waitFor()
  await axe(page).resolves.toEqual([])
  await dialog.getByRole('button', { name: words.send }).click()
  await dialog.getByText(words.fillIn).waitFor()
  await dialog.getByLabel(words.reply).fill(answer)
  await dialog.getByRole('button', { name: words.send }).click()
  await dialog.getByText(answer).first().waitFor()
  await dialog.getByRole('button', { name: words.reopen }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.keyboard.press('Escape')
  await page.getByText(words.emptyTitle).waitFor()
  const [letter] = (
    (await boss.call('GET', '/api/letters?limit=1', undefined)) as {
      data: { kind: string; recipient: string }[]
    }
  ).data
  expect(letter).toMatchObject({ kind: 'contact-reply', recipient: email })
})

test('a message is found, marked and deleted in Arabic on a phone', async () => {
  const { page } = boss
  const words = inboxMessages.ar
  await page.setViewportSize({ width: 360, height: 800 })
  await write('هل توصلون إلى صلالة؟')
  await openPage(page, '/ar/dashboard/inbox?state=all')
  await page.getByTestId('inbox-row').nth(1).waitFor()
  await page.getByLabel(words.search).fill('صلاله')
  await expect.poll(() => page.getByTestId('inbox-row').count()).toBe(1)
  await axe(page).resolves.toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await bell(page, 'ar').click()
  const panel = page.getByRole('dialog', { name: noticesMessages.ar.title })
  await panel
    .getByRole('link', { name: noticeText('message-received', 'ar') })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: words.title })
  await dialog.getByRole('button', { name: words.markAnswered }).click()
  await dialog.getByRole('button', { name: words.reopen }).click()
  await dialog.getByRole('button', { name: words.markAnswered }).waitFor()
  await axe(page).resolves.toEqual([])
  await dialog.getByRole('button', { name: words.remove }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.remove }).click()
  await page.getByText(words.emptyTitle).waitFor()
})

test.each([
  ['en', 1280],
  ['ar', 360],
] as const)(
  'without a mail server index and letters say that letters only wait in a folder, and what to do: %s at %d',
  async (locale, width) => {
    const { page } = boss
    const words = mailNoticeMessages[locale]
    await page.setViewportSize({ width, height: 800 })
    for (const at of ['/dashboard', '/dashboard/letters']) {
      await openPage(page, pathIn(locale, at))
      const notice = page.getByRole('region', { name: words.title })
      await notice.getByText(words.text).waitFor()
      // On a phone it is folded: the work of the day stands in the first sight.
      if (width < 768) await notice.getByText(words.how, { exact: true }).click()
      await notice.getByText(words.whatToDo).waitFor()
    }
  },
)

test('a shop that is asked to stop does not wait for those who listen', async () => {
  const { page } = boss
  const opened = page.waitForResponse((reply) => reply.url().includes('/api/noticeStream'))
  await openPage(page, '/dashboard')
  await opened
  const from = performance.now()
  expect(await shop.stop()).toBe(0)
  expect(performance.now() - from).toBeLessThan(10_000)
})
