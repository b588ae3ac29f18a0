import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { sampleProduct, stockCatalogue } from '#src/catalogue/product/product.sample.ts'
import { describeShop } from '#test/shop.ts'
import { change } from './shelving.sample.ts'

describeShop('a list of products that is asked by the name of a sub-category (P1)', (shop) => {
  it('shows the goods of each that is called so, whatever their addresses, or those in the category that is given', async () => {
    const boss = await signIn(shop.shop, 'admin')
    for (const [category, slug, name] of [
      ['shoes', 'mens-clogs', 'Clogs'],
      ['clothes', 'home-clogs', 'Clogs'],
      ['bags', 'mens-clogs', 'Wooden things'],
    ] as const) {
      const made = await change(shop, 'POST /postCategory', { category, slug, name }, boss)
      expect(made.status).toBe(200)
      const piece = { name: `Of ${category}`, categorySlug: category, subCategorySlug: slug }
      await stockCatalogue(shop.db, sampleProduct(piece))
    }
    const names = async (query: string) => {
      const { data, total } = (await shop.get(`/api/products?limit=9&${query}`)).json
      const found = data.map(({ name }: { name: string }) => name).sort()
      expect(total).toBe(found.length)
      return found
    }
    for (const asked of ['Clogs', 'clogs'])
      expect(await names(`subCategory=${asked}`)).toEqual(['Of clothes', 'Of shoes'])
    expect(await names('subCategory=Clogs&category=clothes')).toEqual(['Of clothes'])
    expect(await names('subCategory=Clogs&category=shoes')).toEqual(['Of shoes'])
    expect(await names('subCategory=Clogs&category=bags')).toEqual([])
    expect(await names('subCategory=Wooden things')).toEqual(['Of bags'])
    expect(await names('subCategory=home-clogs')).toEqual(['Of clothes'])
    // An address is that of all who share it, as before.
    expect(await names('subCategory=mens-clogs')).toEqual(['Of bags', 'Of shoes'])
  })

  it('and so does the page of that name, which names itself and leads to each by its own address', async () => {
    const read = async (path: string) => {
      const { status, text } = await shop.get(path)
      expect([path, status]).toEqual([path, 200])
      const cards = [...text.matchAll(/Of (?:shoes|clothes|bags|gifts)(?=<)/g)].map(([name]) => name)
      const links = [...text.matchAll(/href="(\/category\/sub-category\/[^"]*clogs[^"]*)"/gi)]
      return {
        cards: [...new Set(cards)].sort(),
        canonical: /rel="canonical" href="https:\/\/shop.test([^"]*)"/.exec(text)?.[1],
        links: [...new Set(links.map(([, to = '']) => to.replaceAll('&amp;', '&')))].sort(),
      }
    }
    const shoes = '/category/sub-category/mens-clogs?category=shoes'
    const clothes = '/category/sub-category/home-clogs'
    for (const asked of ['Clogs', 'clogs'])
      expect(await read(`/category/sub-category/${asked}`)).toEqual({
        cards: ['Of clothes', 'Of shoes'],
        canonical: '/category/sub-category/Clogs',
        links: [clothes, shoes],
      })
    expect((await read(shoes)).cards).toEqual(['Of shoes'])
    expect((await read(clothes)).cards).toEqual(['Of clothes'])
    // One address that several share is the page's own, as before.
    expect(await read('/category/sub-category/mens-clogs')).toEqual({
      cards: ['Of bags', 'Of shoes'],
      canonical: '/category/sub-category/mens-clogs',
      links: ['/category/sub-category/mens-clogs?category=bags', shoes],
    })
  })
})
