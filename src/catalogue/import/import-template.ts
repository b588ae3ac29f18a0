import type { TreeCategory } from '#src/catalogue/categories/category-tree.ts'
import { shownOf } from '#src/catalogue/categories/category-tree.ts'
import { productFormMessages } from '#src/catalogue/editing/product-form.messages.ts'
import { emptyInput, type ProductInput } from '#src/catalogue/product/product-fields.ts'
import type { Locale } from '#src/core/locale.ts'
import type { Sheet } from '#src/http/csv-reply.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { productColumns, rowOfProduct } from './product-csv.ts'

/**
 * A file to fill in: the columns of the export, and one product as an example, in the shop's own first category and called as
 * readers of this language call it. It is hidden, and can be imported as it is.
 */
export function importTemplate(categories: readonly TreeCategory[], locale: Locale): Sheet {
  const [category] = shownOf(categories)
  const [subCategory] = category?.subCategories ?? []
  const words = productFormMessages[locale]
  const row = rowOfProduct('', {
    ...example,
    category: category ? dataText(locale, category, 'name') : '',
    subCategory: subCategory ? dataText(locale, subCategory, 'name') : '',
  })
  const shown = new Map<string, string>([
    ['productType', words[example.productType]],
    ['productVisibility', words[example.productVisibility]],
  ])
  return { columns: productColumns, chunks: chunks() }

  async function* chunks() {
    yield [productColumns.map((column, place) => shown.get(column) ?? row[place])]
  }
}

const example: ProductInput = {
  ...emptyInput,
  name: 'Example bag',
  nameAr: 'حقيبة للمثال',
  description: 'Two lines may stand here.\nDelete this row before you import.',
  descriptionAr: 'يمكن كتابة أكثر من سطر هنا.\nيُحذف هذا السطر من الجدول قبل الاستيراد.',
  productVisibility: 'Hidden',
  originalPrice: '24.500',
  offerPrice: '19.900',
  material: 'Leather',
  materialAr: 'جلد',
  weight: '850',
  tags: 'Eid, Gifts',
  sizes: ['S', 'M'],
  colors: ['black', 'red'],
  stock: [
    { size: 'S', color: 'black', quantity: '3' },
    { size: 'S', color: 'red', quantity: '1' },
    { size: 'M', color: 'black', quantity: '2' },
  ],
  variants: [
    { size: 'S', color: 'black', sku: 'EX-1', barcode: '', price: '', cost: '8.000' },
    { size: 'M', color: 'black', sku: 'EX-2', barcode: '', price: '26.000', cost: '' },
    { size: 'M', color: 'red', notMade: true },
  ],
}
