import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { accentShades } from '#src/settings/brand/accent.ts'
import { contrast, type Hex } from '#src/settings/brand/colour.ts'
import { colourRules, violations } from '../spec/axe.ts'
import { brands } from '../spec/brands.ts'
import { boss, openDemoShopAsAdmin } from './demo-shop.steps.ts'
import { admin, place } from './order-admin.steps.ts'

let [plain, taxed] = ['', '']

openDemoShopAsAdmin()

beforeAll(async () => {
  plain = (await place(boss, admin)).id
  await boss.call('PATCH', '/api/updateWebsiteInfo', { vat: 'confirmation', vatNumber: 'OM1100123456' })
  taxed = (await place(boss, admin)).id
  await boss.call('PUT', `/api/orderStatus/${taxed}`, { status: 'Confirmed' })
})

const ink = 'rgb(28, 22, 19)'
const isPicture = /^url\(".*\/pictures\/[0-9a-f]{32}\.webp"\)$/

/** Papers that name the shop, with what their title is and whether a printer with colours prints them. */
const papers = [
  { kind: 'invoice', paper: 'invoice', of: () => plain, title: 'h1', isColoured: true },
  { kind: 'slip', paper: 'slip', of: () => plain, title: 'h2', isColoured: true },
  { kind: 'invoice', paper: 'tax-document', of: () => taxed, title: 'h2', isColoured: true },
  { kind: 'label', paper: 'label', of: () => plain, title: 'h2', isColoured: false },
]

test('papers of a shop without a brand are ink alone, and say its name', async () => {
  for (const paper of papers) {
    const sheet = await open(boss.page, paper)
    expect([paper.paper, await coloursOf(sheet, paper)]).toEqual([
      paper.paper,
      paper.isColoured ? [ink, ink, ink] : [ink],
    ])
    expect(await logoOf(sheet)).toBe('none')
  }
})

test.each(brands)(
  'papers wear $brand in the colour that is read on white, with the logo at their head',
  async ({ look }) => {
    const { page } = boss
    const { light } = accentShades(look.accent as Hex)
    expect(contrast(light.wine, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    const accent = rgb(light.wine)
    await boss.call('PUT', '/api/brand', look)
    for (const paper of papers) {
      const sheet = await open(page, paper)
      expect([paper.paper, await coloursOf(sheet, paper)]).toEqual([
        paper.paper,
        paper.isColoured ? [accent, accent, accent] : [ink],
      ])
    }
    await boss.call('PUT', '/api/brand', { ...look, logo: await uploadLogo() })
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme })
      for (const paper of papers) {
        const sheet = await open(page, paper)
        expect([paper.paper, await logoOf(sheet)]).toEqual([paper.paper, expect.stringMatching(isPicture)])
        expect(await violations(page, colourRules)).toEqual([])
        const box = await sheet.boundingBox()
        if (paper.kind === 'label') expect([box?.width, box?.height].map(mm)).toEqual([100, 150])
        // A tax paper has to say who issued it; the others have the logo where the name stood.
        const name = await styleOf(sheet.locator('.paper-shop, .tax-shop'), 'color')
        expect([paper.paper, name]).toEqual([
          paper.paper,
          paper.paper === 'tax-document' ? accent : 'rgba(0, 0, 0, 0)',
        ])
      }
    }
    await page.emulateMedia({ colorScheme: null })
  },
)

async function open(page: Page, { kind, paper, of }: (typeof papers)[number]): Promise<Locator> {
  await page.goto(`/dashboard/print?kind=${kind}&orders=${of()}`)
  const sheet = page.getByTestId(paper).first()
  await sheet.waitFor()
  return sheet
}

/** Of the shop's name, and where there is colour, of the title and of the rule below the heads of columns. */
async function coloursOf(sheet: Locator, { title, isColoured }: (typeof papers)[number]): Promise<string[]> {
  const name = await styleOf(sheet.locator('.paper-shop, .tax-shop'), 'color')
  if (!isColoured) return [name]
  return [
    name,
    await styleOf(sheet.locator(title).first(), 'color'),
    await styleOf(sheet.locator('th').first(), 'border-bottom-color'),
  ]
}

/** The picture at the place of the name, or above it. */
function logoOf(sheet: Locator): Promise<string> {
  return sheet.locator('.paper-shop, .tax-shop').evaluate((name) => {
    const above = name.matches('.tax-shop') ? '::before' : undefined
    return getComputedStyle(name, above).backgroundImage
  })
}

function styleOf(place: Locator, property: string): Promise<string> {
  return place.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
}

async function uploadLogo(): Promise<string> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 100"><circle cx="50" cy="50" r="46" fill="#0d3b66"/><path d="M110 20h30v60h-30zM160 20h30v60h-30zM210 20h30v60h-30zM260 20h30v60h-30zM310 20h30v60h-30z" fill="#0d3b66"/></svg>'
  const start = '--cut\r\ncontent-disposition: form-data; name="image"; filename="logo.svg"\r\n\r\n'
  const form = Buffer.from(`${start}${svg}\r\n--cut--\r\n`)
  const type = { 'content-type': 'multipart/form-data; boundary=cut' }
  const { data } = (await boss.call('POST', '/api/uploadLogo', form, type)) as { data: { url: string } }
  return data.url
}

function rgb(colour: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return `rgb(${red}, ${green}, ${blue})`
}

/** CSS pixels as whole millimetres. */
function mm(pixels = 0): number {
  return Math.round((pixels / 96) * 25.4)
}
