import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { PlusIcon } from '#src/ui/icons.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { productTableMessages } from './product-table.messages.ts'
import { ProductTable } from './product-table.tsx'

/** /dashboard/allProducts (product.md section 2). */
export default function AllProductsPage() {
  const words = useMessages(productTableMessages)
  const href = useHref()
  return (
    <div>
      <PageHead title={words.title} shopName={useShopName()} />
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">{words.title}</h1>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow max-sm:*:px-4">
          <Link to={href('/dashboard/import')} className={buttonClass('secondary')}>
            {words.files}
          </Link>
          <Link to={href('/dashboard/addProduct')} className={buttonClass()}>
            <PlusIcon size={20} />
            {words.add}
          </Link>
        </div>
      </div>
      <ProductTable />
    </div>
  )
}
