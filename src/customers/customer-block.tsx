import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { nameOnScreen } from '#src/core/first-admin.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { DateTime } from '#src/orders/display/date-time.tsx'
import { Button } from '#src/ui/button.tsx'
import { DashboardCard } from '#src/ui/card.tsx'
import { DraftOffer } from '#src/ui/form/draft-offer.tsx'
import { TextArea } from '#src/ui/form/field.tsx'
import { useFormSend } from '#src/ui/form/use-form-send.ts'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { useTellFailure } from '#src/ui/overlay/use-tell-failure.ts'
import { customerMessages } from './customer.messages.ts'
import { longestReason } from './customer-limits.ts'
import type { MarkProps } from './mark-props.ts'

/** Whether checkout takes orders of this customer, and why not (O26). */
export function BlockCard({ customer, changes }: MarkProps) {
  const words = useMessages(customerMessages)
  return (
    <DashboardCard title={words.blockTitle}>
      {customer.block ? (
        <Blocked customer={customer} changes={changes} />
      ) : (
        <BlockForm customer={customer} changes={changes} />
      )}
    </DashboardCard>
  )
}

function Blocked({ customer: { block }, changes }: MarkProps) {
  const words = useMessages(customerMessages)
  const locale = useLocale()
  const tellFailure = useTellFailure()
  const [busy, setBusy] = useState(false)
  async function unblock() {
    setBusy(true)
    try {
      await changes.unblock()
    } catch (problem) {
      tellFailure(words.failed, problem)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <p className="text-sm font-normal text-brick">{words.blocked}</p>
      <p dir="auto" className="mt-1 text-sm break-words whitespace-pre-line">
        {block?.reason || words.blockedPhone}
      </p>
      <p className="mt-1 mb-3 flex flex-wrap gap-x-3 text-xs text-muted">
        {block?.byName && <bdi>{nameOnScreen(block.byName, locale)}</bdi>}
        {block && <DateTime date={block.date} time={block.time} />}
      </p>
      <Button kind="secondary" size="small" busy={busy} onClick={() => void unblock()}>
        {words.unblock}
      </Button>
    </>
  )
}

function BlockForm({ customer, changes }: MarkProps) {
  const words = useMessages(customerMessages)
  const confirm = useConfirm()
  const form = useForm({ defaultValues: { reason: '' }, shouldFocusError: false })
  const { submit, busy, failure, field, kept } = useFormSend(form, {
    async send({ reason }) {
      const question = { title: words.askBlock, text: words.blockText, yes: words.block, danger: true }
      const sure = await confirm(question)
      if (sure) await changes.block(reason)
      return sure
    },
    words: { failed: words.failed },
    keep: `customer block ${customer._id}`,
  })
  const { error, ...reason } = field('reason', words.writeFirst)
  return (
    <form onSubmit={submit} noValidate>
      <DraftOffer draft={kept} className="mb-3" />
      <TextArea
        {...reason}
        label={words.reason}
        hint={words.blockText}
        error={error ?? failure}
        rows={2}
        maxLength={longestReason}
        dir="auto"
      />
      <Button type="submit" kind="secondary" size="small" busy={busy} className="mt-3">
        {words.block}
      </Button>
    </form>
  )
}
