import { useMessages } from '#src/i18n/use-locale.ts'
import { ProductEditor } from './product-editor.tsx'
import { productFormMessages } from './product-form.messages.ts'
import { ProductForm } from './product-form.tsx'

/** /dashboard/addProduct (product.md section 2). */
export default function AddProductPage() {
  const words = useMessages(productFormMessages)
  return (
    <ProductEditor title={words.addTitle}>
      <ProductForm />
    </ProductEditor>
  )
}
