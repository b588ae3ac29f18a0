import type { ReactNode } from 'react'
import type { StaffProduct } from '#src/catalogue/product/product.ts'
import { nameIn } from '#src/catalogue/product/product-name.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { Breadcrumb } from '#src/ui/page/breadcrumb.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { productFormMessages } from './product-form.messages.ts'

type EditorProps = {
  title: string
  /** Which product it is of, once that is known. */
  product?: StaffProduct | undefined
  /** What else can be done, beside the heading. */
  action?: ReactNode
  children: ReactNode
}

/** What stands around the product form on both of its pages. */
export function ProductEditor({ title, product, action, children }: EditorProps) {
  const words = useMessages(productFormMessages)
  const href = useHref()
  return (
    <div>
      <PageHead title={title} shopName={useShopName()} />
      <Breadcrumb crumbs={[{ label: words.all, to: href('/dashboard/allProducts') }, { label: title }]} />
      <div className="mt-1 mb-5 flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h1 className="screen-title">{title}</h1>
          {product && <WhichProduct product={product} />}
        </div>
        {action}
      </div>
      {children}
    </div>
  )
}

/** As the shop has it, whatever is being typed below. */
function WhichProduct({ product }: { product: StaffProduct }) {
  const name = nameIn(useLocale(), product)
  return (
    <p data-testid="which-product" className="mt-2 flex min-w-0 items-center gap-3">
      <span className="block size-11 shrink-0 overflow-hidden rounded-md bg-sunken">
        <Picture
          src={product.images[0] ?? ''}
          alt=""
          sizes="44px"
          widths={[160]}
          className="h-full! object-contain"
        />
      </span>
      <bdi className="min-w-0 leading-tight wrap-anywhere">{name}</bdi>
    </p>
  )
}
