import { useState } from 'react'
import { productColumns } from '#src/catalogue/import/product-csv.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { FoldLine } from '#src/ui/card.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { saveFile } from '#src/ui/data/save-file.ts'
import { toast } from '#src/ui/overlay/toast.ts'
import { useReasonOf } from '#src/ui/overlay/use-tell-failure.ts'
import { importMessages } from './import.messages.ts'
import { importColumnMessages } from './import-columns.messages.ts'

/** What a file of products looks like: one to fill in, and what each of its columns takes. */
export function ImportColumns() {
  const words = useMessages(importMessages)
  const columnWords = useMessages(importColumnMessages)
  const locale = useLocale()
  const api = useApi()
  const reasonOf = useReasonOf()
  const [busy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    try {
      await saveFile(api, '/api/import/template.csv', 'template.csv', locale)
    } catch (problem) {
      toast({ title: words.error, text: reasonOf(problem, words.failed), tone: 'error' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="mb-5 grid justify-items-start gap-1">
      <Button kind="secondary" size="small" busy={busy} onClick={save}>
        {words.template}
      </Button>
      <details className="w-full text-sm">
        <FoldLine>{words.columns}</FoldLine>
        <p className="max-w-prose text-muted">{words.columnsText}</p>
        <dl className="mt-2 divide-y divide-hairline">
          {productColumns.map((column) => (
            <div key={column} className="grid gap-x-4 py-2 md:grid-cols-[11rem_minmax(0,1fr)]">
              <dt className="font-normal">
                <bdi dir="ltr">{column}</bdi>
              </dt>
              <dd className="max-w-prose">{columnWords[column]}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}
