import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { answerOf, useApi } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import { toast } from '#src/ui/overlay/toast.ts'
import { useTellFailure } from '#src/ui/overlay/use-tell-failure.ts'
import { settingsFormMessages } from './settings-form.messages.ts'
import { FoldingSection } from './settings-section.tsx'
import type { StaffSecurityApi } from './staff-security.api.ts'

const queryKey = ['staffSecurity']

/** Whether all staff must have a second factor (I12); apart from the form, for it is no public setting. */
export function StaffSecurity() {
  const words = useMessages(settingsFormMessages)
  const tellFailure = useTellFailure()
  const [api, queries] = [useApi(), useQueryClient()]
  const client = clientOf<StaffSecurityApi>(api)
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: async () => (await answerOf(client.staffSecurity.$get())).data,
    refetchOnMount: 'always',
  })
  const [busy, setBusy] = useState(false)

  async function save(requireSecondFactor: boolean) {
    setBusy(true)
    try {
      const answer = await answerOf(client.staffSecurity.$put({ json: { requireSecondFactor } }))
      queries.setQueryData(queryKey, answer.data)
      toast({ title: words.saved })
    } catch (problem) {
      tellFailure(words.failed, problem)
    } finally {
      setBusy(false)
    }
  }

  const isUnknown = !data && isError
  const known = data?.requireSecondFactor ? words.factorAsked : words.factorFree
  return (
    <FoldingSection
      name="staff"
      title={words.staff}
      text={words.staffText}
      line={data ? known : isUnknown ? words.factorUnknown : ''}
    >
      {isUnknown && (
        <p className="flex flex-wrap items-center justify-between gap-3 text-sm sm:col-span-2">
          {words.factorUnknown}
          <Button kind="secondary" size="small" onClick={() => refetch()}>
            {words.again}
          </Button>
        </p>
      )}
      <label className="flex min-h-11 items-center gap-3 text-sm font-normal sm:col-span-2">
        <input
          type="checkbox"
          checked={data?.requireSecondFactor ?? false}
          // Not while it is saved: who has no mouse would lose their place.
          disabled={!data}
          onChange={(event) => void (busy || save(event.currentTarget.checked))}
          className="size-5 shrink-0"
        />
        <span>
          {words.requireSecondFactor}
          <span className="block font-light text-muted">{words.requireHint}</span>
        </span>
      </label>
    </FoldingSection>
  )
}
