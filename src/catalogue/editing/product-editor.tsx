import type { ReactNode } from 'react'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { Breadcrumb } from '#src/ui/page/breadcrumb.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { productFormMessages } from './product-form.messages.ts'

/** What stands around the product form on both of its pages. */
export function ProductEditor({ title, children }: { title: string; children: ReactNode }) {
  const words = useMessages(productFormMessages)
  const href = useHref()
  return (
    <div>
      <PageHead title={title} shopName={useShopName()} />
      <Breadcrumb crumbs={[{ label: words.all, to: href('/dashboard/allProducts') }, { label: title }]} />
      <h1 className="mt-1 mb-5 text-3xl">{title}</h1>
      {children}
    </div>
  )
}
