import { useState } from 'react'
import { useApi } from '#src/ui/data/api.ts'
import { saveFile } from '#src/ui/data/save-file.ts'
import { toast } from '#src/ui/overlay/toast.ts'

/** Hands the browser a file on a press, and says `failed` where it does not come. */
export function useSaveFile(failed: { title: string; text?: string }) {
  const api = useApi()
  const [busy, setBusy] = useState(false)
  return {
    busy,
    async save(path: string, name: string): Promise<void> {
      setBusy(true)
      try {
        await saveFile(api, path, name)
      } catch {
        toast({ ...failed, tone: 'error' })
      } finally {
        setBusy(false)
      }
    },
  }
}
