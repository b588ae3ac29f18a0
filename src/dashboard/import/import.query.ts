import type { ImportReport } from '#src/catalogue/import/import-report.ts'
import { type Api, ApiProblem, answerOf } from '#src/ui/data/api.ts'

export type SheetName = 'products' | 'orders' | 'customers'

/** What a file would change, or with `apply` what it has changed. Throws ApiProblem. */
export async function sendFile(api: Api, file: File, { apply }: { apply: boolean }): Promise<ImportReport> {
  return answerOf(
    api.fetch(`${api.base}/api/import/products${apply ? '?apply=1' : ''}`, {
      method: 'POST',
      headers: { 'content-type': 'text/csv', 'accept-language': document.documentElement.lang },
      body: file,
    }),
  )
}

/** Hands the browser a file to keep; fetched, because an address alone carries no token. Throws ApiProblem. */
export async function saveSheet(api: Api, name: SheetName): Promise<void> {
  const reply = await api.fetch(`${api.base}/api/export/${name}.csv`).catch(() => undefined)
  if (!reply?.ok) throw new ApiProblem(reply?.status ?? 0, {})
  const address = URL.createObjectURL(await reply.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.csv`
  link.click()
  // Some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
