import type { ReactNode } from 'react'
import { settingsQuery } from '#src/settings/settings.query.ts'
import type { PageArguments } from '#src/ui/data/page-data.ts'
import { PageFrame } from './page-frame.tsx'

export async function loader({ queries, api }: PageArguments) {
  await queries.ensureQueryData(settingsQuery(api))
  return null
}

/** product.md section 2's storefront layout: header, the page, footer. */
export function StorefrontLayout({ children }: { children: ReactNode }) {
  return <PageFrame>{children}</PageFrame>
}
