import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { PageIcon, PlusIcon } from '#src/ui/icons.tsx'
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
      <div className="mb-1 flex items-center justify-between gap-4 sm:mb-4">
        <h1 className="screen-title">{words.title}</h1>
        {/* On a phone signs, so that the list begins in the first sight. */}
        <div className="flex gap-2">
          <Link to={href('/dashboard/import')} className={`${buttonClass('secondary', 'small')} touchable`}>
            <PageIcon size={18} className="sm:hidden" />
            <span className="max-sm:sr-only">{words.files}</span>
          </Link>
          <Link to={href('/dashboard/addProduct')} className={`${buttonClass('primary', 'small')} touchable`}>
            <PlusIcon size={18} />
            <span className="max-sm:sr-only">{words.add}</span>
          </Link>
        </div>
      </div>
      <ProductTable />
    </div>
  )
}
