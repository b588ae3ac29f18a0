import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { categoriesMessages } from '#src/catalogue/shelving/categories.messages.ts'
import { arrangeMessages, kindNames } from '#src/dashboard/home/arrange.messages.ts'
import { pagesMessages } from '#src/dashboard/pages/pages.messages.ts'
import { placeholderTexts } from '#src/dashboard/pages/placeholder.messages.ts'
import { writingMessages } from '#src/dashboard/writing/writing.messages.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { settingsFormMessages } from '#src/settings/settings-form.messages.ts'
import { homeMessages } from '#src/storefront/home/home.messages.ts'
import { photo } from '../spec/dashboard.steps.ts'
import { boss, openAsShopper, openDemoShopAsAdmin, shop } from './demo-shop.steps.ts'

openDemoShopAsAdmin()

test.each(['en', 'ar'] as const)(
  'the two descriptions of a page are boxes of one height: %s',
  async (locale) => {
    const [words, { page }] = [pagesMessages[locale], boss]
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(pathIn(locale, '/dashboard/pages/new'))
    const both = page.getByLabel(words.description).or(page.getByLabel(words.descriptionAr))
    await expect.poll(() => both.count()).toBe(2)
    // In one look: between two, what arrives above them moves both.
    const [one, other] = await both.evaluateAll((all) =>
      all.map((area) => {
        const { top, height } = area.getBoundingClientRect()
        return { top, height }
      }),
    )
    expect(one?.height).toBeGreaterThan(0)
    expect(one).toEqual(other)
  },
)

test.each([
  { locale: 'ar', width: 360 },
  { locale: 'en', width: 1280 },
] as const)(
  'a text stands on home beside its picture, where keys and a drag have moved it: $locale at $width',
  async ({ locale, width }) => {
    const [words, picture] = [arrangeMessages[locale], categoriesMessages[locale]]
    const { page } = boss
    await page.setViewportSize({ width, height: 900 })
    await page.goto(pathIn(locale, '/dashboard/home'))
    const rows = page.getByTestId('home-section')
    await page.getByRole('button', { name: words.addText }).click()
    // At the end, in sight, and its heading in the reader's language is written next.
    const text = rows.last()
    const first = text.getByLabel(locale === 'ar' ? words.titleArabic : words.titleEnglish)
    await expect.poll(() => first.evaluate((input) => input === document.activeElement)).toBe(true)
    const box = await first.boundingBox()
    expect(box && box.y >= 0 && box.y + box.height <= 900).toBe(true)
    // Without a title it has none: only what the shop itself shows has a word of its own.
    expect(await text.getByText(words.titleHint).count()).toBe(0)
    await text.getByLabel(words.titleEnglish).fill('Made in Nizwa')
    await text.getByLabel(words.titleArabic).fill('صُنع في نزوى')
    for (const [label, written] of [
      [words.textEnglish, 'By **hand**'],
      [words.textArabic, '**باليد**'],
    ] as const) {
      await text.getByRole('button', { name: writingMessages[locale].markdownOf(label) }).click()
      await text.getByRole('textbox', { name: label, exact: true }).fill(written)
      // What follows the settings is offered here as in a page (W2).
      await text.getByRole('button', { name: writingMessages[locale].insertFor(label) }).click()
      await text.getByRole('menuitem', { name: placeholderTexts.homeDelivery[locale] }).click()
      // While one of them is missing, its field says what its readers see (L3).
      const missing = text.getByText(/readers of Arabic see the English|يظهر النص الإنجليزي لقراء العربية/)
      await expect.poll(() => missing.count()).toBe(label === words.textEnglish ? 1 : 0)
    }
    // What nothing fills in is told beside its field, which keeps it.
    const button = words.linkEnglish
    await text.getByLabel(button).fill('Over {freeShipingOver}')
    await text.locator('button[aria-expanded=true]').first().click()
    await page.getByRole('button', { name: words.save, exact: true }).click()
    const field = text.getByRole('textbox', { name: button })
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
    expect(await page.locator(`[id="${await field.getAttribute('id')}-error"]`).innerText()).toContain(
      '{freeShipingOver}',
    )
    expect(await field.inputValue()).toBe('Over {freeShipingOver}')
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
    await field.fill('')
    expect(await field.getAttribute('aria-invalid')).toBe(null)
    await text.getByLabel(picture.choosePicture).setInputFiles(photo)
    await text.locator('img').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

    // Up by the keyboard; the button that was pressed keeps the focus.
    const name = `${kindNames.text[locale]}: ${locale === 'ar' ? 'صُنع في نزوى' : 'Made in Nizwa'}`
    await text.getByRole('button', { name: words.editOf(name) }).click()
    const earlier = page.getByRole('button', { name: words.earlier(name) })
    await earlier.focus()
    for (let at = (await rows.count()) - 1; at > 2; at--) await page.keyboard.press('Enter')
    await rows
      .nth(2)
      .getByRole('button', { name: words.earlier(name) })
      .waitFor()
    expect(await earlier.evaluate((button) => button === document.activeElement)).toBe(true)
    // And by the mouse: the last section onto the first, both in sight, since what scrolls under a press lifts another row.
    await page.evaluate(() => scrollTo(0, 0))
    await rows.filter({ hasText: kindNames.promises[locale] }).dragTo(rows.first())
    await rows.first().getByText(kindNames.promises[locale]).waitFor()
    await page.getByRole('button', { name: words.save, exact: true }).click()
    await page.getByText(words.saved).waitFor()

    const { data } = (await boss.call('GET', '/api/editHome', undefined)) as {
      data: { sections: { kind: string; image: string }[] }
    }
    expect(data.sections.slice(0, 4).map(({ kind }) => kind)).toEqual(['promises', 'banner', 'intro', 'text'])
    const shopper = await openAsShopper(locale, width, '')
    await shopper.goto(shop.origin + pathIn(locale, '/'))
    const shown = shopper.getByTestId('own-text')
    await shown.getByRole('heading', { name: locale === 'ar' ? 'صُنع في نزوى' : 'Made in Nizwa' }).waitFor()
    await shown.getByText(locale === 'ar' ? '2.000 ر.ع.' : 'OMR 2.000').waitFor()
    await shown.scrollIntoViewIfNeeded()
    await expect
      .poll(() => shown.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(100)
    // On a desk beside each other, on a phone below.
    const place = async (what: string) => {
      const box = await shopper.locator(what).first().boundingBox()
      if (!box) throw new Error(what)
      return box
    }
    const [image, title] = [
      await place('[data-testid=own-text] img'),
      await place('[data-testid=own-text] h2'),
    ]
    // What stands above the banner does not touch it, on a phone neither.
    const [promises, banner] = [
      await place(`section[aria-label="${homeMessages[locale].promises}"]`),
      await place('[data-testid=banner]'),
    ]
    expect(banner.y - promises.y - promises.height).toBeGreaterThan(32)
    const isBeside = title.y < image.y + image.height && title.x >= image.x + image.width
    expect(locale === 'en' ? isBeside : title.y >= image.y + image.height).toBe(true)
    await shopper.context().close()
    await page.getByRole('button', { name: words.usual }).click()
    await page.getByText(words.saved).first().waitFor()
  },
)

test.each([
  { locale: 'ar', width: 360 },
  { locale: 'en', width: 1280 },
] as const)(
  'a page is shared with the picture chosen for it: $locale at $width',
  async ({ locale, width }) => {
    const words = pagesMessages[locale]
    const { page } = boss
    await page.setViewportSize({ width, height: 900 })
    await page.goto(pathIn(locale, '/dashboard/pages/new'))
    await page.getByLabel(words.titleEnglish, { exact: true }).fill('Sizes')
    await page.getByLabel(words.address, { exact: true }).fill(`sizes-${locale}`)
    await page.getByLabel(categoriesMessages[locale].choosePicture).setInputFiles(photo)
    await page.locator('form img').waitFor()
    await page.getByRole('button', { name: words.publish, exact: true }).click()
    await page.getByText(words.publishedNow).waitFor()
    const shared = await (await fetch(`${shop.origin}/pages/sizes-${locale}`)).text()
    expect(shared).toMatch(/<meta property="og:image" content="[^"]*\/pictures\/[0-9a-f]{32}\.webp"/)
  },
)

test.each([
  { locale: 'ar', width: 360 },
  { locale: 'en', width: 1280 },
] as const)(
  'an earlier version is asked about before it takes what is typed, and says where it does not come: $locale at $width',
  async ({ locale, width }) => {
    const words = pagesMessages[locale]
    const { page } = boss
    const content = (text: string) => ({ title: 'Care', text, textAr: text })
    const body = { slug: `care-${locale}`, publish: true }
    const { data } = (await boss.call('POST', '/api/editPage', { ...body, content: content('First') })) as {
      data: { _id: string }
    }
    const second = { ...body, content: content('Second'), version: 1 }
    await boss.call('PUT', `/api/editPage/${data._id}`, second)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(pathIn(locale, `/dashboard/pages/${data._id}`))
    const text = page.getByRole('textbox', { name: words.textEnglish, exact: true })
    await expect.poll(() => text.innerText()).toBe('Second')
    const back = (n: number) =>
      page.getByRole('button', { name: `${words.restore} ${words.version(n)}`, exact: true }).click()
    await text.fill('Not saved yet')
    await back(1)
    const asked = page.getByRole('alertdialog', { name: words.overTyped })
    await asked.getByRole('button').first().click()
    await asked.waitFor({ state: 'detached' })
    expect(await text.innerText()).toBe('Not saved yet')
    await back(1)
    await asked.getByRole('button', { name: words.restore }).click()
    await expect.poll(() => text.innerText()).toBe('First')
    // Of what stands in a version nothing is lost, and nothing asked.
    await back(2)
    await expect.poll(() => text.innerText()).toBe('Second')

    await page.route('**/api/editPage/**', (route) => route.abort())
    await back(1)
    const told = page.getByText(words.notDone, { exact: true })
    await told.waitFor()
    expect(await text.innerText()).toBe('Second')
    await told.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: words.remove, exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: words.remove, exact: true }).click()
    await told.waitFor()
    await page.unroute('**/api/editPage/**')
    expect((await fetch(`${shop.origin}/pages/care-${locale}`)).status).toBe(200)
  },
)

test('what is typed while a page, or home, is on its way to be saved stays, and is saved next', async () => {
  const { page } = boss
  const [pages, home] = [pagesMessages.en, arrangeMessages.en]
  await page.setViewportSize({ width: 1280, height: 900 })
  /** Saves by this button, and types into this field before the answer comes. */
  const saveSlowly = async (call: string, button: string, field: Locator, text: string) => {
    let answer = () => {}
    const typed = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(call, async (route) => {
      if (route.request().method() !== 'GET') await typed
      await route.continue()
    })
    const asked = page.waitForRequest(
      (request) => request.method() !== 'GET' && /edit(Page|Home)/.test(request.url()),
    )
    await page.getByRole('button', { name: button, exact: true }).click()
    await asked
    await field.fill(text)
    answer()
  }

  await page.goto('/dashboard/pages/new')
  const title = page.getByLabel(pages.titleEnglish, { exact: true })
  await title.fill('Linings')
  await page.getByLabel(pages.address, { exact: true }).fill('linings')
  await saveSlowly('**/editPage*', pages.publish, title, 'Linings and seams')
  await page.getByText(pages.publishedNow).first().waitFor()
  expect(await title.inputValue()).toBe('Linings and seams')
  await page.getByRole('button', { name: pages.publish, exact: true }).click()
  await page.waitForURL(/pages\/[0-9a-f-]{36}$/)
  await expect
    .poll(async () => (await fetch(`${shop.origin}/pages/linings`)).text())
    .toContain('Linings and seams')

  await page.goto('/dashboard/home')
  await page.getByRole('button', { name: home.addShelf }).click()
  const added = page.getByTestId('home-section').last()
  // Open at once: what it is called is what it was added for.
  await added.getByLabel(home.titleEnglish).waitFor()
  await added.getByRole('button').last().click()
  await page.getByRole('button', { name: home.addText }).click()
  const heading = page.getByTestId('home-section').last().getByLabel(home.titleEnglish)
  await heading.fill('Made by hand')
  await saveSlowly('**/editHome', home.save, heading, 'Made by hand in Nizwa')
  await page.getByText(home.saved).first().waitFor()
  expect(await heading.inputValue()).toBe('Made by hand in Nizwa')
  await page.getByRole('button', { name: home.save, exact: true }).click()
  await expect
    .poll(async () => JSON.stringify(await boss.call('GET', '/api/editHome', undefined)))
    .toContain('Made by hand in Nizwa')
  await page.getByRole('button', { name: home.usual }).click()
  await page.unrouteAll()
})

test.each([
  { locale: 'ar', width: 360 },
  { locale: 'en', width: 1280 },
] as const)(
  'what a text has in braces and the settings have not is told beside it: $locale at $width',
  async ({ locale, width }) => {
    const [words, pages] = [arrangeMessages[locale], pagesMessages[locale]]
    const { page } = boss
    const told = page.getByText(settingsFormMessages[locale].marqueeUnset('\u2066{freeShippingOver}\u2069'))
    await boss.call('PATCH', '/api/updateWebsiteInfo', { freeShippingOver: null })
    await page.setViewportSize({ width, height: 900 })
    await page.goto(pathIn(locale, '/dashboard/home'))
    await page.getByRole('button', { name: words.addText }).click()
    const text = page.getByTestId('home-section').last()
    const title = text.getByLabel(words.titleArabic)
    await title.fill('توصيل مجاني فوق {freeShippingOver}')
    await expect.poll(() => told.count()).toBe(1)
    await title.fill('توصيل إلى كل مكان خلال {deliveryTime}')
    await expect.poll(() => told.count()).toBe(0)
    const label = words.textEnglish
    await text.getByRole('button', { name: writingMessages[locale].markdownOf(label) }).click()
    await text
      .getByRole('textbox', { name: label, exact: true })
      .fill('Free over {freeShippingOver}, for {phone}')
    await expect.poll(() => told.count()).toBe(1)

    await page.goto(pathIn(locale, '/dashboard/pages/new'))
    const field = page.getByLabel(pages.titleArabic, { exact: true })
    await field.fill('أكثر من {freeShippingOver}')
    await expect.poll(() => told.count()).toBe(1)
    await field.fill('')
    // Of what search engines are told, too.
    for (const name of [pages.searchTitle, pages.searchTitleAr, pages.description, pages.descriptionAr]) {
      const box = page.getByRole('textbox', { name })
      await box.fill('Free over {freeShippingOver}')
      await expect.poll(() => told.count()).toBe(1)
      await box.fill('')
      await expect.poll(() => told.count()).toBe(0)
    }
    // Of what stands for the ways to pay and the zones, which pages alone have, too.
    await boss.call('PATCH', '/api/updateWebsiteInfo', { paymentMethods: ['Cash On Delivery'] })
    await page.reload()
    const toldOf = (name: string) =>
      page.getByText(settingsFormMessages[locale].marqueeUnset(`\u2066{${name}}\u2069`))
    for (const name of [pages.titleEnglish, pages.titleArabic, pages.searchTitle, pages.descriptionAr]) {
      const box = page.getByRole('textbox', { name, exact: true }).or(page.getByRole('textbox', { name }))
      for (const unset of ['transfer', 'zoneDays', 'countries', 'timeElsewhere']) {
        await box.first().fill(`Pay {${unset}}, or {cash}`)
        await expect.poll(() => toldOf(unset).count(), { message: `${unset} at ${name}` }).toBe(1)
      }
      await box.first().fill('Pay {cash}')
      await expect.poll(() => toldOf('timeElsewhere').count()).toBe(0)
      expect(await toldOf('cash').count()).toBe(0)
      await box.first().fill('')
    }
    await boss.call('PATCH', '/api/updateWebsiteInfo', {
      paymentMethods: ['Online Payment', 'Cash On Delivery'],
    })
    // Of two names of a page's own one is always empty, and nothing is left to set.
    await field.fill('{timeEverywhere} {timeElsewhere}')
    await expect.poll(() => told.count()).toBe(0)
    expect(await toldOf('timeElsewhere').count()).toBe(0)
    await boss.call('PATCH', '/api/updateWebsiteInfo', { freeShippingOver: 20 })
    await page.reload()
    await field.fill('أكثر من {freeShippingOver}')
    await page
      .getByText(/readers of English see the Arabic|يظهر النص العربي لقراء الإنجليزية/)
      .first()
      .waitFor()
    expect(await told.count()).toBe(0)
  },
)
