import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '#src/ui/page/breadcrumb.tsx'

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
  return (
    <div className="pt-4 pb-6 md:pt-6">
      <Breadcrumb crumbs={crumbs} />
      <h1 className="mt-3 md:mt-5">
        <bdi>{title}</bdi>
      </h1>
      {children}
    </div>
  )
}
