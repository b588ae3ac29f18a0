import type { ReactNode } from 'react'
import { useApi } from '#src/ui/data/api.ts'
import { Breadcrumb, type Crumb } from '#src/ui/page/breadcrumb.tsx'
import { crumbList } from '#src/ui/page/crumb-list.ts'
import { JsonLd } from '#src/ui/page/json-ld.tsx'

/** The top of a list: the way here, its name, and what is in it. */
export function PageIntro({
  crumbs,
  title,
  children,
}: {
  crumbs: readonly Crumb[]
  title: ReactNode
  children?: ReactNode
}) {
  const { origin } = useApi()
  return (
    <div className="pt-3 pb-2 md:pt-6 md:pb-6">
      <Breadcrumb crumbs={crumbs} />
      <JsonLd facts={import.meta.env.SSR && crumbList(origin, crumbs)} />
      <h1 className="mt-2 md:mt-5">
        <bdi>{title}</bdi>
      </h1>
      {children}
    </div>
  )
}
