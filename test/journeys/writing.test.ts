import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pagesMessages } from '#src/dashboard/pages/pages.messages.ts'
import { writingMessages } from '#src/dashboard/writing/writing.messages.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { tags, violations } from '../spec/axe.ts'
import { boss, openAsShopper, openDemoShopAsAdmin, shop } from './demo-shop.steps.ts'

openDemoShopAsAdmin()

type Stored = { data: { _id: string; version: number; content: { text: string; textAr: string } } }

async function stored(id: string): Promise<Stored['data']> {
  return ((await boss.call('GET', `/api/editPage/${id}`, undefined)) as Stored).data
}

async function addPage(slug: string, text: string): Promise<string> {
  const page = { slug, content: { title: slug, text }, publish: true }
  return ((await boss.call('POST', '/api/editPage', page)) as Stored).data._id
}

/** By how many px a page can be moved sideways. */
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Pastes as a browser does, with what lies on the clipboard. */
async function paste(page: Page, html: string) {
  await page.evaluate((text) => {
    const data = new DataTransfer()
    data.setData('text/html', text)
    const target = document.activeElement
    target?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, html)
}

test.each([
  { locale: 'ar', width: 360 },
  { locale: 'en', width: 1280 },
] as const)(
  'an owner who knows no Markdown writes a page, and visitors read it: $locale at $width',
  async ({ locale, width }) => {
    const [words, writing] = [pagesMessages[locale], writingMessages[locale]]
    const { page } = boss
    await page.setViewportSize({ width, height: 900 })
    await page.goto(pathIn(locale, '/dashboard/pages/new'))
    await page.getByRole('textbox', { name: words.titleEnglish, exact: true }).fill('Care')
    await page.getByRole('textbox', { name: words.address, exact: true }).fill(`care-${locale}`)
    const name = locale === 'ar' ? words.textArabic : words.textEnglish
    const field = page.getByRole('textbox', { name, exact: true })
    await field.click()
    const id = (await field.getAttribute('id')) ?? ''
    const bar = page.locator(`[role="toolbar"][aria-controls="${id}"]`)
    const tool = (label: string) => bar.getByRole('button', { name: label, exact: true })
    await tool(writing.heading).click()
    expect(await tool(writing.heading).getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.type('Rain')
    await page.keyboard.press('Enter')
    await tool(writing.bullets).click()
    await page.keyboard.type('Dry it')
    await page.keyboard.press('Enter')
    await page.keyboard.type('No *sun*')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('Never:')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('iron ')

    // A link that would run something is refused in words.
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(writing.linkText).fill('Ask us')
    await dialog.getByLabel(writing.linkTo).fill('javascript:alert(1)')
    await page.keyboard.press('Enter')
    await dialog.getByText(writing.wrongLink).waitFor()
    await dialog.getByLabel(writing.linkTo).fill('help@haqiba.example')
    await dialog.getByRole('button', { name: writing.setLink }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.keyboard.press('Enter')
    await tool(writing.table).click()
    for (const cell of ['Leather', 'Care', 'Suede', 'a|b']) {
      await page.keyboard.type(cell)
      await page.keyboard.press('Enter')
    }
    expect(await violations(page, tags)).toEqual([])
    expect(await sideways(page)).toBeLessThanOrEqual(0)

    // Arrow keys go along the tools, and Tab leaves the text.
    await tool(writing.bold).focus()
    await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight')
    expect(await tool(writing.italic).evaluate((one) => one === document.activeElement)).toBe(true)
    await page.keyboard.press('Tab')
    expect(await field.evaluate((one) => one === document.activeElement)).toBe(true)
    await page.keyboard.press('Tab')
    expect(await field.evaluate((one) => one.contains(document.activeElement))).toBe(false)

    await page.getByRole('button', { name: words.publish, exact: true }).click()
    await page.getByText(words.publishedNow).waitFor()
    const shopper = await openAsShopper(locale, width, '')
    await shopper.goto(shop.origin + pathIn(locale, `/pages/care-${locale}`))
    const read = shopper.locator('.written')
    await read.getByRole('heading', { level: 2, name: 'Rain' }).waitFor()
    expect(await read.getByRole('listitem').allTextContents()).toEqual(['Dry it', 'No *sun*'])
    expect(await read.locator('strong').textContent()).toBe('Never:')
    expect(await read.getByRole('link', { name: 'Ask us' }).getAttribute('href')).toBe(
      'mailto:help@haqiba.example',
    )
    expect((await read.locator('th').allTextContents()).map((text) => text.trim())).toEqual([
      'Leather',
      'Care',
    ])
    expect((await read.locator('td').allTextContents()).slice(0, 2)).toEqual(['Suede', 'a|b'])
  },
)

test.each([
  { locale: 'ar', width: 360 },
  { locale: 'en', width: 1280 },
] as const)(
  'what follows the settings is put in from a menu, and the editor comes without moving anything: $locale at $width',
  async ({ locale, width }) => {
    const [words, writing] = [pagesMessages[locale], writingMessages[locale]]
    const { page } = boss
    const id = await addPage(`facts-${locale}`, `Call us: ${'and again '.repeat(300)}`)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(pathIn(locale, `/dashboard/pages/${id}`))
    const name = locale === 'ar' ? words.textArabic : words.textEnglish
    const field = page.getByRole('textbox', { name, exact: true })
    await page.locator(`[role="toolbar"]`).nth(1).waitFor()
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(
              list
                .getEntries()
                .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
            ),
          ).observe({ type: 'layout-shift', buffered: true })
          // Where nothing ever moved nothing is told.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
        }),
    )
    expect(moved).toBeLessThan(0.01)

    await field.click()
    await page.keyboard.type('#1 ')
    const opener = page.getByRole('button', { name: writing.insertFor(name), exact: true })
    await opener.click()
    const menu = page.getByRole('menu')
    await menu.waitFor()
    expect(await violations(page, tags)).toEqual([])
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    const box = await menu.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect(box && box.x + box.width).toBeLessThanOrEqual(width)
    await menu.getByRole('menuitem', { name: '{phone}' }).click()
    await menu.waitFor({ state: 'detached' })

    // The same by keys: Escape gives the button back, and the arrows go round.
    await opener.focus()
    await page.keyboard.press('Enter')
    await menu.waitFor()
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'detached' })
    expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await menu.waitFor()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await menu.waitFor({ state: 'detached' })
    await page.keyboard.type(' end')
    await page.getByRole('button', { name: words.publish, exact: true }).click()
    await page.getByText(words.publishedNow).waitFor()
    const { text, textAr } = (await stored(id)).content
    expect(locale === 'ar' ? textAr : text).toContain('#1 {phone}{transfer} end')
  },
)

test('of what is pasted only what a text can hold comes in, and nothing of it runs', async () => {
  const [words, writing] = [pagesMessages.en, writingMessages.en]
  const { page } = boss
  const id = await addPage('pasted', '')
  await page.goto(`/dashboard/pages/${id}`)
  const field = page.getByRole('textbox', { name: words.textEnglish, exact: true })
  await field.click()
  await paste(
    page,
    `<h1 onclick="window.ran=1" style="color:red">Title</h1><p class="MsoNormal">Some <b>bold</b> and
    <a href="javascript:window.ran=1">bad</a> <a href="https://ok.example/?a=1">good</a>
    <img src="x" onerror="window.ran=1"><script>window.ran=1</script><iframe srcdoc="<script>parent.ran=1</script>"></iframe></p>
    <svg onload="window.ran=1"><a href="javascript:window.ran=1"><text>drawn</text></a></svg>
    <table><tr><th><p>Size</p></th><th>cm</th></tr><tr><td colspan="2"><p>38</p><p>wide</p></td></tr></table>`,
  )
  await page.getByText(writing.refusedLinks).waitFor()
  await page.getByRole('button', { name: words.publish, exact: true }).click()
  await page.getByText(words.publishedNow).waitFor()
  const { text } = (await stored(id)).content
  expect(text).toContain('## Title')
  expect(text).toContain('Some **bold** and bad [good](https://ok.example/?a=1)')
  expect(text).toContain('| Size | cm |\n| --- | --- |\n| 38 wide |')
  expect(text).not.toMatch(/script|onerror|onclick|iframe|MsoNormal|style/)
  expect(await page.evaluate(() => (window as { ran?: number }).ran)).toBeUndefined()
})

test('a text that was not changed, or was changed back, is stored as it was to the letter', async () => {
  const words = pagesMessages.en
  const { page } = boss
  const text =
    '# Sizes #\n\n* a\n* __b__  \nc &amp; d\n\n|x|{zoneDays}\n|-|:-\n|1|[t](tel:{phone} "title")\n\n***'
  const id = await addPage('kept', text)
  await page.goto(`/dashboard/pages/${id}`)
  const field = page.getByRole('textbox', { name: words.textEnglish, exact: true })
  await field.getByRole('heading', { name: 'Sizes' }).waitFor()
  const saved = async (version: number) => {
    await page.getByRole('button', { name: words.keepDraft, exact: true }).click()
    await expect.poll(async () => (await stored(id)).version).toBe(version)
    return (await stored(id)).content.text
  }
  const { version } = await stored(id)
  expect(await saved(version + 1)).toBe(text)
  await field.getByRole('heading', { name: 'Sizes' }).click()
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await field.getByRole('heading', { name: 'Sizes!' }).waitFor()
  await page.keyboard.press('Control+z')
  expect(await saved(version + 2)).toBe(text)
  // And what is seen as Markdown is that text, which goes there and back.
  const writing = writingMessages.en
  const asMarkdown = page.getByRole('button', { name: writing.markdownOf(words.textEnglish) })
  await asMarkdown.click()
  expect(await page.locator('textarea').first().inputValue()).toBe(text)
  await asMarkdown.click()
  await field.getByRole('heading', { name: 'Sizes' }).click()
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  expect(await saved(version + 3)).toBe(
    '## Sizes!\n\n- a\n- **b**  \n  c & d\n\n| x | {zoneDays} |\n| --- | --- |\n| 1 | [t](tel:{phone}) |\n\n___',
  )
})

test('what is written is there again after a reload', async () => {
  const words = pagesMessages.en
  const { page } = boss
  const id = await addPage('draft', 'Before')
  await page.goto(`/dashboard/pages/${id}`)
  const field = page.getByRole('textbox', { name: words.textEnglish, exact: true })
  await field.getByText('Before').click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('After the reload')
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })))
    .toContain('After the reload')
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await field.getByText('Before').waitFor()
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await field.getByText('After the reload').waitFor()
})
