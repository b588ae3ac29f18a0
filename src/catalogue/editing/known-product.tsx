import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { adminProductQuery } from '#src/catalogue/admin/admin-product.query.ts'
import type { StaffProduct } from '#src/catalogue/product/product.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Button } from '#src/ui/button.tsx'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import { Empty } from '#src/ui/empty.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { productFormMessages } from './product-form.messages.ts'

type KnownProps = { id: string; children: (product: StaffProduct) => ReactNode }

/** What is shown of a product once it is here; until then, or where it is gone, why it is not. */
export function KnownProduct({ id, children }: KnownProps) {
  const words = useMessages(productFormMessages)
  const href = useHref()
  const { data, error, refetch } = useQuery({
    ...adminProductQuery(useApi(), id),
    retry: (times, problem) => times < 3 && !isGone(problem),
  })
  if (data) return children(data)
  if (isGone(error))
    return (
      <Empty
        title={words.gone}
        text={words.goneText}
        action={
          <Link to={href('/dashboard/allProducts')} className={buttonClass()}>
            {words.all}
          </Link>
        }
      />
    )
  if (error)
    return <Empty title={words.failed} action={<Button onClick={() => refetch()}>{words.again}</Button>} />
  return (
    <div role="status" aria-label={words.loading} className="grid gap-5 lg:grid-cols-[1fr_20rem]">
      <div className="h-96 rounded-lg bg-sunken" />
      <div className="h-80 rounded-lg bg-sunken" />
    </div>
  )
}

/** Whether the shop says that there is no such product. */
export function isGone(problem: unknown): boolean {
  return problem instanceof ApiProblem && problem.status === 404
}
