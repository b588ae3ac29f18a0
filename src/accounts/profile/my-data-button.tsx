import { useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { answerOf, useApi } from '#src/ui/data/api.ts'
import { useTellFailure } from '#src/ui/overlay/use-tell-failure.ts'
import { profileMessages } from './profile.messages.ts'

/** Saves what the shop keeps about somebody as a JSON file; a plain link could not carry the token. */
export function MyDataButton() {
  const words = useMessages(profileMessages)
  const api = useApi()
  const tellFailure = useTellFailure()
  const [busy, setBusy] = useState(false)
  async function download() {
    setBusy(true)
    try {
      const data = await answerOf(api.fetch(`${api.base}/api/myData`))
      save(JSON.stringify(data, null, 2))
    } catch (problem) {
      tellFailure(words.failed, problem)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button kind="secondary" size="small" busy={busy} onClick={download}>
      {words.download}
    </Button>
  )
}

function save(json: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([json], { type: 'application/json' }))
  link.download = 'haqiba-my-data.json'
  link.click()
  URL.revokeObjectURL(link.href)
}
