import { expect, test } from 'vitest'
import type { Product } from '#src/catalogue/product/product.ts'
import { productMessages } from '#src/catalogue/product-page/product.messages.ts'
import { locales } from '#src/core/locale.ts'
import { readPictureUrl } from '#src/core/picture-name.ts'
import { boss, browser, openAsShopper, openDemoShopAsAdmin, shop } from './demo-shop.steps.ts'

openDemoShopAsAdmin()

const pumps = 'black-patent-stiletto-pumps'

async function productOf(id: string): Promise<Product & { version: number }> {
  return (await (await boss.page.request.get(`/api/product/${id}`)).json()).data
}

test.each(locales)(
  'the page of what is sold out says so on its dimmed picture, until there are some: %s',
  async (locale) => {
    const { images } = await productOf(pumps)
    const stock = (quantity: number) => [{ size: 'N/A', color: 'camel', quantity }]
    const { insertedId } = (await boss.call('POST', '/api/postProduct', {
      name: 'Last Tote',
      nameAr: 'آخر حقيبة',
      category: 'Bags Collections',
      originalPrice: 20,
      images,
      colors: ['camel'],
      stock: stock(0),
    })) as { insertedId: string }
    const page = await openAsShopper(locale, 360, insertedId)
    const main = page.getByTestId('main-picture')
    const word = page.getByTestId('gallery').getByText(productMessages[locale].soldOut, { exact: true })
    const dimmed = () => main.evaluate((element) => Number(getComputedStyle(element).opacity) < 1)
    await word.waitFor()
    await expect.poll(dimmed).toBe(true)
    // What is said of the stock stands in its own lines, and lies on no colour.
    const said = page.getByTestId('stock')
    await expect.poll(() => said.innerText()).toBe(productMessages[locale].soldOutAll)
    const beads = (await page.locator('.swatches').boundingBox()) ?? { y: 0, height: 0, width: 0 }
    expect((await said.boundingBox())?.y).toBeGreaterThanOrEqual(beads.y + beads.height)
    expect(beads.width).toBeGreaterThan(150)
    const { version } = (
      (await boss.call('GET', `/api/product/${insertedId}`, undefined)) as { data: { version: number } }
    ).data
    await boss.call('PATCH', `/api/updateProduct/${insertedId}`, { version, stock: stock(1) })
    await page.reload()
    await main.waitFor()
    await expect.poll(dimmed).toBe(false)
    expect(await word.count()).toBe(0)
    await page.context().close()
  },
)

test.each([
  { width: 360, deviceScaleFactor: 3, shown: 960 },
  { width: 412, deviceScaleFactor: 2.625, shown: 960 },
  { width: 430, deviceScaleFactor: 3, shown: 960 },
  { width: 360, deviceScaleFactor: 2, shown: 768 },
  { width: 1280, deviceScaleFactor: 2, shown: 1080 },
])(
  'a product is shown $shown px wide on a screen of $width × $deviceScaleFactor',
  async ({ width, deviceScaleFactor, shown }) => {
    const viewport = { width, height: 800 }
    const context = await browser.newContext({ viewport, deviceScaleFactor, baseURL: shop.origin })
    const page = await context.newPage()
    await page.goto(`/product-details/${pumps}`)
    const main = page.getByTestId('main-picture')
    const taken = () => main.evaluate((element) => (element as HTMLImageElement).currentSrc)
    await expect
      .poll(async () => readPictureUrl(new URL(await taken(), shop.origin).pathname)?.variant?.width)
      .toBe(shown)
    await context.close()
  },
)
