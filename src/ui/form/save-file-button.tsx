import { type ReactNode, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { saveFile } from '#src/ui/data/save-file.ts'
import { useReasonOf, useTellFailure } from '#src/ui/overlay/use-tell-failure.ts'

type SaveFileProps = {
  /** Path and query of the call that answers it. */
  path: string
  /** The file as it is saved. */
  name: string
  /** What is said where it does not come. */
  failed: { title: string; text?: string }
  kind?: 'secondary' | 'quiet'
  'aria-label'?: string
  children: ReactNode
}

/** Hands the browser a file on a press. */
export function SaveFileButton({ path, name, failed, kind = 'secondary', ...button }: SaveFileProps) {
  const api = useApi()
  const [tellFailure, reasonOf] = [useTellFailure(), useReasonOf()]
  const [busy, setBusy] = useState(false)
  async function save(): Promise<void> {
    setBusy(true)
    try {
      await saveFile(api, path, name)
    } catch (problem) {
      tellFailure(failed.title, problem, reasonOf(problem, failed.text))
    } finally {
      setBusy(false)
    }
  }
  return <Button {...button} kind={kind} size="small" busy={busy} onClick={() => void save()} />
}
