import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { sampleProduct, stockOne } from '#src/catalogue/product/product.sample.ts'
import { muscatMinute } from '#src/core/muscat.ts'
import { pictureUrl } from '#src/core/picture-name.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { insertPictures } from '#src/media/picture.store.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { ownLook } from '#src/settings/brand/own-look.ts'
import type { TestShop } from '#test/shop.ts'

/** What is kept of a shop with a tote among the bags and a pump among the shoes. */
export const keptPaths = [
  '/',
  '/ar',
  '/shop',
  '/ar/shop?sort=price-asc',
  '/shop?searchQuery=nothing%20like%20it',
  '/category/product-category/bags',
  '/ar/category/product-category/shoes',
  '/category/sub-category/tote-bags',
  '/category/offer-category',
  '/product-details/tote',
  '/ar/product-details/tote',
  '/product-details/pump',
  '/cart',
  '/ar/product-checkout',
  '/about-us',
  '/policies',
  '/pages/care',
  '/offline',
  '/api/products?limit=20&fields=card',
  '/products?searchQuery=tote',
  '/api/product/tote',
  '/api/product/pump',
  '/api/getWebsiteInfo',
  '/api/categories',
  '/api/getSliders',
  '/ar/manifest.webmanifest',
  '/sitemap.xml',
] as const

export async function openShelves(shop: TestShop) {
  const stock = [{ size: 'N/A', color: 'N/A', quantity: 7 }]
  await stockOne(shop.db, { id: 'tote', name: 'Jabal tote', stock })
  await stockOne(shop.db, { id: 'pump', name: 'Sur pump', categorySlug: 'shoes', subCategorySlug: '' })
}

export async function editProduct(shop: TestShop, id: string, fields: object) {
  const { headers } = await signIn(shop.shop, 'manager')
  const body = JSON.stringify(fields)
  const json = { 'content-type': 'application/json', ...headers }
  const { status } = await shop.send('PATCH', `/api/updateProduct/${id}`, body, json)
  expect(status).toBe(200)
}

type Change = [name: string, seenAt: (typeof keptPaths)[number], work: (shop: TestShop) => Promise<unknown>]

const asAdmin = async (shop: TestShop, call: string, body: object) => {
  const { headers }: SignedIn = await signIn(shop.shop, 'admin')
  const [method = '', path = ''] = call.split(' ')
  const json = { 'content-type': 'application/json', ...headers }
  const answer = await shop.send(method, `/api${path}`, JSON.stringify(body), json)
  expect([call, answer.status, answer.text.slice(0, 200)]).toEqual([call, 200, expect.anything()])
}

/** Changes that visitors see, each with a page where it shows. */
export const changes: Change[] = [
  ['a price', '/product-details/tote', (shop) => editProduct(shop, 'tote', { originalPrice: 31 })],
  ['a name', '/', (shop) => editProduct(shop, 'tote', { name: 'Jabal carrier' })],
  [
    'a translation',
    '/ar/shop?sort=price-asc',
    (shop) => editProduct(shop, 'tote', { nameAr: 'حقيبة الجبل' }),
  ],
  [
    'pieces that an order takes',
    '/product-details/tote',
    async (shop) => {
      const product = sampleProduct({ id: 'tote', name: 'Jabal carrier', originalPrice: 31_000 })
      const order = sampleOrder([{ product, quantity: 5 }])
      expect((await shop.post('/api/postOrder', order)).status).toBe(200)
    },
  ],
  [
    'an offer that begins on its minute',
    '/category/product-category/bags',
    async (shop) => {
      const begins = new Date(shop.now.getTime() + 60_000)
      await editProduct(shop, 'tote', { offerPrice: '15', offerFrom: muscatMinute(begins) })
      for (const path of keptPaths) await shop.get(path)
      shop.now = begins
    },
  ],
  ['settings', '/product-details/pump', (shop) => asAdmin(shop, 'PUT /updateWebsiteInfo', settings)],
  [
    'the brand',
    '/offline',
    (shop) =>
      asAdmin(shop, 'PUT /brand', { ...ownLook, shopName: 'Safa', shopNameAr: 'صفا', accent: '#0b3d5c' }),
  ],
  [
    'an own colour',
    '/product-details/pump',
    async (shop) => {
      const { headers } = await signIn(shop.shop, 'manager')
      const body = JSON.stringify({ name: 'Sea foam', nameAr: 'زبد البحر', shade: '#9fd8cb' })
      const json = { 'content-type': 'application/json', ...headers }
      expect((await shop.send('PUT', '/api/ownColour', body, json)).status).toBe(200)
    },
  ],
  [
    'the name of a category',
    '/product-details/pump',
    async (shop) => {
      const { headers } = await signIn(shop.shop, 'admin')
      const { version } = (await shop.get('/api/categoryTree', headers)).json.data
      const renamed = { in: { category: 'shoes' }, name: 'Footwear', nameAr: 'أحذية وصنادل', version }
      await asAdmin(shop, 'PATCH /updateCategory', renamed)
    },
  ],
  [
    'a slide',
    '/ar',
    async (shop) => {
      const id = randomBytes(16).toString('hex')
      await inTransaction(shop.db, (trx) =>
        insertPictures(trx, [{ id, width: 900, height: 450, contentHash: id }], {
          purpose: 'staff',
          now: shop.now,
        }),
      )
      await asAdmin(shop, 'POST /postSlider', { image: pictureUrl(id), title: 'Autumn' })
    },
  ],
  [
    'home',
    '/',
    (shop) =>
      asAdmin(shop, 'PUT /editHome', { version: 0, sections: [{ id: 'promises', kind: 'promises' }] }),
  ],
  [
    'a page of the owner',
    '/pages/care',
    (shop) =>
      asAdmin(shop, 'POST /editPage', {
        slug: 'care',
        content: { title: 'Care', titleAr: 'العناية', text: 'Keep it dry.', textAr: 'بعيدًا عن الماء.' },
        inFooter: true,
        publish: true,
      }),
  ],
  [
    'a zone of delivery',
    '/policies',
    (shop) =>
      asAdmin(shop, 'PUT /deliveryZones', {
        zones: [],
        deliveryDays: 5,
        cutOff: '',
        collection: true,
        countries: [],
        holidays: [],
      }),
  ],
  [
    'a hidden product',
    '/product-details/pump',
    (shop) => editProduct(shop, 'pump', { productVisibility: 'Hidden' }),
  ],
  [
    'one that is shown again',
    '/product-details/pump',
    (shop) => editProduct(shop, 'pump', { productVisibility: 'Public' }),
  ],
  ['closing', '/product-details/pump', (shop) => asAdmin(shop, 'PUT /opening', { open: false })],
  ['opening', '/product-details/pump', (shop) => asAdmin(shop, 'PUT /opening', { open: true })],
]

const settings = {
  emailAddress: 'hello@shop.test',
  whatsappNumber: '90000000',
  contactNumber: '96824000000',
  messenger: 'https://m.me/shop.test',
  address: 'Al Khuwair 33, Muscat',
  location: 'https://maps.test/shop',
  bankName: 'Bank of Tests',
  accountHolder: 'Shop of Tests',
  accountNumber: '0011 2233',
  bankMobile: '96891111111',
  paymentMethods: ['Cash On Delivery', 'Online Payment'],
  marquee: 'Fresh news',
  facebook: '',
  instagram: '',
  youtube: '',
  tiktok: '',
  linkedin: '',
}
