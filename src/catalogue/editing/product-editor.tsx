import type { ReactNode } from 'react'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { Breadcrumb } from '#src/ui/page/breadcrumb.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { productFormMessages } from './product-form.messages.ts'

type EditorProps = {
  title: string
  /** What else can be done, beside the heading. */
  action?: ReactNode
  children: ReactNode
}

/** What stands around the product form on both of its pages. */
export function ProductEditor({ title, action, children }: EditorProps) {
  const words = useMessages(productFormMessages)
  const href = useHref()
  return (
    <div>
      <PageHead title={title} shopName={useShopName()} />
      <Breadcrumb crumbs={[{ label: words.all, to: href('/dashboard/allProducts') }, { label: title }]} />
      <div className="mt-1 mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1 className="screen-title">{title}</h1>
        {action}
      </div>
      {children}
    </div>
  )
}
