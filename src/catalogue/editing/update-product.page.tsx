import { useQuery } from '@tanstack/react-query'
import { adminProductQuery } from '#src/catalogue/admin/admin-product.query.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Button } from '#src/ui/button.tsx'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import { Empty } from '#src/ui/empty.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { useParams } from '#src/ui/router/use-router.ts'
import { ProductEditor } from './product-editor.tsx'
import { productFormMessages } from './product-form.messages.ts'
import { ProductForm } from './product-form.tsx'

/** /dashboard/update/{id} (product.md section 2). */
export default function UpdateProductPage() {
  const words = useMessages(productFormMessages)
  const href = useHref()
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({
    ...adminProductQuery(useApi(), id),
    retry: (times, problem) => times < 3 && !isGone(problem),
  })
  return (
    <ProductEditor title={words.updateTitle}>
      {data && <ProductForm key={data._id} opened={data} />}
      {!data && isGone(error) && (
        <Empty
          title={words.gone}
          text={words.goneText}
          action={
            <Link to={href('/dashboard/allProducts')} className={buttonClass()}>
              {words.all}
            </Link>
          }
        />
      )}
      {!data && error && !isGone(error) && (
        <Empty title={words.failed} action={<Button onClick={() => refetch()}>{words.again}</Button>} />
      )}
      {!data && !error && (
        <div role="status" aria-label={words.loading} className="grid gap-5 lg:grid-cols-[1fr_20rem]">
          <div className="h-96 rounded-lg bg-sunken" />
          <div className="h-80 rounded-lg bg-sunken" />
        </div>
      )}
    </ProductEditor>
  )
}

function isGone(problem: unknown): boolean {
  return problem instanceof ApiProblem && problem.status === 404
}
