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
})
