import { useState } from 'react'
import { usePerson } from '#src/accounts/person/person-context.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { saveFile } from '#src/ui/data/save-file.ts'
import { toast } from '#src/ui/overlay/toast.ts'
import { useReasonOf } from '#src/ui/overlay/use-tell-failure.ts'
import { importMessages } from './import.messages.ts'
import type { SheetName } from './import.query.ts'

/** What can be taken out as a file; customers by the admin alone (I9). */
export function ExportFiles() {
  const words = useMessages(importMessages)
  const api = useApi()
  const reasonOf = useReasonOf()
  const isAdmin = usePerson().role === 'admin'
  const [busy, setBusy] = useState<SheetName>()
  const sheets: SheetName[] = isAdmin ? ['products', 'orders', 'customers'] : ['products', 'orders']

  async function save(sheet: SheetName) {
    setBusy(sheet)
    try {
      await saveFile(api, `/api/export/${sheet}.csv`, `${sheet}.csv`)
    } catch (problem) {
      toast({ title: words.error, text: reasonOf(problem, words.failed), tone: 'error' })
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <section aria-labelledby="export" className="mb-8 rounded-lg border border-hairline bg-raised p-5">
      <h2 id="export" className="text-xl">
        {words.exportTitle}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-sm text-muted">{words.exportText}</p>
      <div className="flex flex-wrap gap-3">
        {sheets.map((sheet) => (
          <Button key={sheet} kind="secondary" size="small" busy={busy === sheet} onClick={() => save(sheet)}>
            {words[sheet]}
          </Button>
        ))}
      </div>
    </section>
  )
}
