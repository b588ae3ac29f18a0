import { orNotFound } from '#src/catalogue/product/not-found.ts'
import { writtenPageQuery } from '#src/content/page/page.query.ts'
import { pagePath } from '#src/content/page/page-address.ts'
import { type PageArguments, PageMoved } from '#src/ui/data/page-data.ts'
import { useParams } from '#src/ui/router/use-router.ts'
import { WrittenOr } from './written-page.tsx'

export async function loader({ queries, api, locale, params }: PageArguments) {
  const { slug = '' } = params
  const page = await orNotFound(queries.ensureQueryData(writtenPageQuery(api, slug, locale)))
  // In the browser the page itself says its address; whoever asks for the old one from outside is sent on (W3).
  if (import.meta.env.SSR && page && pagePath(slug) !== page.path) throw new PageMoved(page.path)
}

/** /pages/{slug}: a page of the owner's own (W1). */
export default function OwnPage() {
  return <WrittenOr slug={useParams().slug ?? ''}>{() => null}</WrittenOr>
}
