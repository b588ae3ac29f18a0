import type { Crumb } from './breadcrumb.tsx'

/** The way to a page as schema.org has it; `origin` is the shop's. */
export function crumbList(origin: string, crumbs: readonly Crumb[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: label,
      ...(to !== undefined && { item: `${origin}${to}` }),
    })),
  }
}
