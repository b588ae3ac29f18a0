import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { useApi } from '#src/ui/data/api.ts'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { useTellFailure } from '#src/ui/overlay/use-tell-failure.ts'
import { endSessions } from './session.query.ts'
import { sessionListMessages } from './session-list.messages.ts'

/** What ends sessions: one at once, all others after a question. `busy` is the id of the one under way, or `others`. */
export function useEndSessions() {
  const [api, queries, confirm] = [useApi(), useQueryClient(), useConfirm()]
  const words = useMessages(sessionListMessages)
  const tellFailure = useTellFailure()
  const [busy, setBusy] = useState<string>()

  async function end(what: string, id?: string) {
    setBusy(what)
    try {
      toast({ title: await endSessions(api, queries, id) })
    } catch (problem) {
      tellFailure(words.failed, problem)
    } finally {
      setBusy(undefined)
    }
  }

  return {
    busy,
    end: (id: string) => end(id, id),
    async endOthers() {
      const question = { title: words.sure, text: words.sureText, yes: words.endOthers, danger: true }
      if (await confirm(question)) await end('others')
    },
  }
}
