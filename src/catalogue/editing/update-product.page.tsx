import { useQuery } from '@tanstack/react-query'
import { adminProductQuery } from '#src/catalogue/admin/admin-product.query.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { useApi } from '#src/ui/data/api.ts'
import { Link } from '#src/ui/router/link.tsx'
import { useParams } from '#src/ui/router/use-router.ts'
import { isGone, KnownProduct } from './known-product.tsx'
import { ProductEditor } from './product-editor.tsx'
import { productFormMessages } from './product-form.messages.ts'
import { ProductForm } from './product-form.tsx'

/** /dashboard/update/{id} (product.md section 2). */
export default function UpdateProductPage() {
  const words = useMessages(productFormMessages)
  const href = useHref()
  const { id = '' } = useParams()
  // Asked for below; of what is gone there is nothing to copy.
  const { data, error } = useQuery({ ...adminProductQuery(useApi(), id), enabled: false })
  const duplicate = !isGone(error) && (
    <Link
      to={href(`/dashboard/addProduct?copy=${encodeURIComponent(id)}`)}
      className={buttonClass('secondary')}
    >
      {words.duplicate}
    </Link>
  )
  return (
    <ProductEditor title={words.updateTitle} product={isGone(error) ? undefined : data} action={duplicate}>
      <KnownProduct id={id}>{(product) => <ProductForm key={product._id} opened={product} />}</KnownProduct>
    </ProductEditor>
  )
}
