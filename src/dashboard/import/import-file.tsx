import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useRef, useState } from 'react'
import type { ImportReport } from '#src/catalogue/import/import-report.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import { AlertIcon } from '#src/ui/icons.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { importMessages } from './import.messages.ts'
import { sendFile } from './import.query.ts'
import { ImportColumns } from './import-columns.tsx'
import { ImportReportView } from './import-report.tsx'

/** A file of products: what it would change is shown first, then it is done with one press. */
export function ImportFile() {
  const words = useMessages(importMessages)
  const api = useApi()
  const queries = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [report, setReport] = useState<ImportReport>()
  const [setsStock, setSetsStock] = useState(false)
  const [busy, setBusy] = useState<'checking' | 'applying'>()
  const [refusal, setRefusal] = useState('')

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.currentTarget.files?.[0]
    setFile(chosen)
    setReport(undefined)
    setSetsStock(false)
    setRefusal('')
    if (chosen) await look(chosen, false)
  }

  async function look(chosen: File, setsStock: boolean) {
    setBusy('checking')
    setRefusal('')
    try {
      setReport(await sendFile(api, chosen, { apply: false, setsStock }))
    } catch (problem) {
      setRefusal(wordsOf(problem))
    } finally {
      setBusy(undefined)
      // The same name, mended in between, must be a choice again.
      if (input.current) input.current.value = ''
    }
  }

  async function apply() {
    if (!file) return
    setBusy('applying')
    try {
      const { created, updated } = await sendFile(api, file, { apply: true, setsStock })
      toast({ title: words.done, text: words.doneText(created, updated), tone: 'done' })
      setReport(undefined)
      setFile(undefined)
      await queries.invalidateQueries()
    } catch (problem) {
      setRefusal(wordsOf(problem))
    } finally {
      setBusy(undefined)
    }
  }

  function wordsOf(problem: unknown): string {
    return problem instanceof ApiProblem && problem.message !== '' ? problem.message : words.failed
  }

  const count = report ? report.created + report.updated : 0
  return (
    <section aria-labelledby="import" className="rounded-lg border border-hairline bg-raised p-5">
      <h2 id="import" className="text-xl">
        {words.importTitle}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-sm text-muted">{words.importText}</p>
      <ImportColumns />
      {/* The browser's own control speaks the browser's language, and forgets the name of a mended file. */}
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label={words.choose}
        hidden
        onChange={choose}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          kind={report ? 'secondary' : 'primary'}
          size="small"
          busy={busy === 'checking'}
          onClick={() => busy === undefined && input.current?.click()}
        >
          {file ? words.another : words.choose}
        </Button>
        <p role="status" className="min-w-0 truncate text-sm text-muted">
          {busy === 'checking' && <span className="sr-only">{words.checking}</span>}
          {file && <bdi>{file.name}</bdi>}
        </p>
      </div>
      {refusal !== '' && (
        <p role="alert" className="mt-3 flex items-start gap-1.5 text-sm font-normal text-brick">
          <AlertIcon size={18} className="mt-0.5" />
          <span>{refusal}</span>
        </p>
      )}
      {report && (
        <>
          <ImportReportView report={report} />
          {(report.stockLeftAlone > 0 || setsStock) && (
            <label className="mt-5 flex min-h-11 max-w-prose items-center gap-2.5 text-sm font-normal">
              <input
                type="checkbox"
                checked={setsStock}
                disabled={busy !== undefined}
                onChange={({ currentTarget }) => {
                  setSetsStock(currentTarget.checked)
                  if (file) void look(file, currentTarget.checked)
                }}
                className="size-4.5 shrink-0"
              />
              {words.setsStock}
            </label>
          )}
          {report.errors.length > 0 ? (
            <p className="mt-5 font-normal">{words.mendFirst}</p>
          ) : count > 0 ? (
            <Button className="mt-5" busy={busy === 'applying'} onClick={apply}>
              {words.apply(count)}
            </Button>
          ) : (
            <p className="mt-5">
              <span className="font-normal">{words.nothing}</span>
              <span className="block text-sm text-muted">{words.nothingText}</span>
            </p>
          )}
        </>
      )}
    </section>
  )
}
