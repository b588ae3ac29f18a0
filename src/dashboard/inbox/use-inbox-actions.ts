import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { conversationQuery, inboxActions } from '#src/contact/inbox.query.ts'
import type { InboxConversation } from '#src/contact/inbox.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { useApi } from '#src/ui/data/api.ts'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { useReasonOf } from '#src/ui/overlay/use-tell-failure.ts'
import { inboxMessages } from './inbox.messages.ts'

/** What is done with one message; list and count follow. */
export function useInboxActions(id: string) {
  const words = useMessages(inboxMessages)
  const reasonOf = useReasonOf()
  const api = useApi()
  const queries = useQueryClient()
  const confirm = useConfirm()
  const [busy, setBusy] = useState(false)

  async function lists() {
    await Promise.all(
      [['inbox', 'list'], ['inbox-count']].map((queryKey) => queries.invalidateQueries({ queryKey })),
    )
  }
  async function take(saved: InboxConversation) {
    queries.setQueryData(conversationQuery(api, id).queryKey, saved)
    await lists()
  }
  async function refresh() {
    await queries.invalidateQueries({ queryKey: conversationQuery(api, id).queryKey })
    await lists()
  }
  async function attempt(work: () => Promise<void>): Promise<boolean> {
    setBusy(true)
    try {
      await work()
      return true
    } catch (problem) {
      toast({ title: words.error, text: reasonOf(problem, words.failed), tone: 'error', ms: 7000 })
      await refresh()
      return false
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    take,
    refresh,
    mark: (answered: boolean) => attempt(async () => take(await inboxActions.mark(api, id, answered))),
    async remove(): Promise<boolean> {
      const question = { title: words.removeTitle, text: words.removeText, yes: words.remove, danger: true }
      if (!(await confirm(question))) return false
      return attempt(async () => {
        await inboxActions.remove(api, id)
        toast({ title: words.removed })
        await lists()
      })
    },
  }
}
