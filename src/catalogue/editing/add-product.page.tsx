import { useMessages } from '#src/i18n/use-locale.ts'
import { useSearchParams } from '#src/ui/router/use-router.ts'
import { KnownProduct } from './known-product.tsx'
import { ProductEditor } from './product-editor.tsx'
import { productFormMessages } from './product-form.messages.ts'
import { ProductForm } from './product-form.tsx'

/** /dashboard/addProduct (product.md section 2); with `copy`, a product's id, the form begins as that product. */
export default function AddProductPage() {
  const words = useMessages(productFormMessages)
  const [asked] = useSearchParams()
  const copied = asked.get('copy')
  return (
    <ProductEditor title={words.addTitle}>
      {copied ? (
        <KnownProduct id={copied}>
          {(product) => <ProductForm key={product._id} copied={product} />}
        </KnownProduct>
      ) : (
        <ProductForm key="new" />
      )}
    </ProductEditor>
  )
}
