import { fetchRaw, type RunningShop } from './running-shop.ts'

type Listed = { data: { _id: string; originalPrice: number; sizes: string[]; colors: string[] }[] }

/** A category page and a product page of the running shop, as its own home page and list name them. */
export async function samplePaths(shop: RunningShop): Promise<{ category: string; product: string }> {
  const home = (await fetchRaw(shop.port, '/')).body.toString('utf8')
  const category = /href="(\/category\/product-category\/[^"?#]+)"/.exec(home)?.[1]
  if (category === undefined) throw new Error('The home page names no category')
  const [product] = await listProducts(shop)
  if (!product) throw new Error('The shop has no products')
  return { category, product: `/product-details/${product._id}` }
}

/** Up to 100 public products, as the shop's API gives them. */
export async function listProducts({ port }: RunningShop): Promise<Listed['data']> {
  const { status, body } = await fetchRaw(port, '/api/products?limit=100')
  if (status !== 200) throw new Error(`The list of products answers ${status}`)
  const listed: Listed = JSON.parse(body.toString('utf8'))
  return listed.data
}
