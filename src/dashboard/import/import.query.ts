import type { ImportReport } from '#src/catalogue/import/import-report.ts'
import { type Api, answerOf } from '#src/ui/data/api.ts'

export type SheetName = 'products' | 'orders' | 'customers'

/**
 * What a file would change, or with `apply` what it has changed; with `setsStock` the pieces left become what it says.
 * Throws ApiProblem.
 */
export async function sendFile(
  api: Api,
  file: File,
  { apply, setsStock }: { apply: boolean; setsStock: boolean },
): Promise<ImportReport> {
  const query = new URLSearchParams({ apply: apply ? '1' : '0', ...(setsStock && { stock: 'set' }) })
  return answerOf(
    api.fetch(`${api.base}/api/import/products?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'text/csv', 'accept-language': document.documentElement.lang },
      body: file,
    }),
  )
}
