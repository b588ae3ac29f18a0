import type { ComponentProps } from 'react'
import { categoryNamesQuery } from '#src/catalogue/categories/category.query.ts'
import { pageLinksQuery } from '#src/content/page/page.query.ts'
import { settingsQuery } from '#src/settings/settings.query.ts'
import type { PageArguments } from '#src/ui/data/page-data.ts'
import { PageFrame } from './page-frame.tsx'

export async function loader({ queries, api }: PageArguments) {
  await Promise.all([
    queries.ensureQueryData(settingsQuery(api)),
    queries.ensureQueryData(categoryNamesQuery(api)),
    queries.ensureQueryData(pageLinksQuery(api)),
  ])
  return null
}

/** product.md section 2's storefront layout: header, the page, footer. */
export function StorefrontLayout(frame: ComponentProps<typeof PageFrame>) {
  return <PageFrame {...frame} />
}
