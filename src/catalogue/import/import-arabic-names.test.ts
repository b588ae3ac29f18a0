import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { samplePicture } from '#src/catalogue/admin/admin-product.sample.ts'
import { describeShop } from '#test/shop.ts'

describeShop('the address of an imported product that is named in Arabic alone (L3)', (shop) => {
  let owner: SignedIn
  beforeAll(async () => {
    owner = await signIn(shop.shop, 'manager')
  })
  /** Imports a file of one row and answers the address of what it made. */
  async function imported(row: Record<string, string>, nameAr: string): Promise<string> {
    const file = [Object.keys(row), Object.values(row)].map((cells) => cells.join(',')).join('\n')
    const headers = { 'content-type': 'text/csv', ...owner.headers }
    const { json, text } = await shop.send('POST', '/api/import/products?apply=1', file, headers)
    expect(json.created, text).toBe(1)
    const { data } = (await shop.get('/api/products?sort=newest', owner.headers)).json
    const made = data.find((one: { nameAr?: string; name?: string }) =>
      [one.nameAr, one.name].includes(nameAr),
    )
    return made.address ?? ''
  }
  const ownRow = async (nameAr: string) => ({
    id: '',
    name: '',
    nameAr,
    descriptionAr: 'جلد',
    category: 'Bags Collections',
    subCategory: 'Tote Bags',
    productType: 'New Arrivals',
    productVisibility: 'Public',
    originalPrice: '24.500',
    images: await samplePicture(shop.shop),
  })
  const isFound = async (address: string) => {
    const { status } = await shop.get(encodeURI(`/product-details/${address}`))
    expect([address, status]).toEqual([address, 200])
  }

  it('is made of its name where the file has no column for it', async () => {
    const address = await imported(await ownRow('حقيبة الجبل'), 'حقيبة الجبل')
    expect(address).toMatch(/^حقيبة-الجبل-[0-9a-f]{8}$/)
    await isFound(address)
  })

  it("is made where the column of the shop's own template is left empty", async () => {
    const address = await imported({ ...(await ownRow('حقيبة الرمل')), address: '' }, 'حقيبة الرمل')
    expect(address).toMatch(/^حقيبة-الرمل-[0-9a-f]{8}$/)
    await isFound(address)
  })

  it('is what the column says', async () => {
    const row = { ...(await ownRow('حقيبة البحر')), address: 'sea-bag' }
    expect(await imported(row, 'حقيبة البحر')).toBe('sea-bag')
  })

  it('is made of the title of a Shopify file', async () => {
    const row = {
      Handle: 'حقيبة-الوادي',
      Title: 'حقيبة الوادي',
      'Body (HTML)': '<p>جلد</p>',
      Type: 'Tote Bags',
      Published: 'true',
      'Variant Price': '24.500',
      'Image Src': await samplePicture(shop.shop),
      Status: 'active',
    }
    const address = await imported(row, 'حقيبة الوادي')
    expect(address).toMatch(/^حقيبة-الوادي-[0-9a-f]{8}$/)
    await isFound(address)
  })
})
