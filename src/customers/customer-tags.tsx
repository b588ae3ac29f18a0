import { useForm } from 'react-hook-form'
import { useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { DashboardCard } from '#src/ui/card.tsx'
import { DraftOffer } from '#src/ui/form/draft-offer.tsx'
import { TextField } from '#src/ui/form/field.tsx'
import { useFormSend } from '#src/ui/form/use-form-send.ts'
import { toast } from '#src/ui/overlay/toast.ts'
import { customerMessages } from './customer.messages.ts'
import { longestTag, mostTags } from './customer-limits.ts'
import type { MarkProps } from './mark-props.ts'

/** Short words by which customers are found again. */
export function TagsCard({ customer, changes }: MarkProps) {
  const words = useMessages(customerMessages)
  const form = useForm({ defaultValues: { tags: customer.tags.join(', ') }, shouldFocusError: false })
  const { submit, busy, failure, field, kept } = useFormSend(form, {
    async send({ tags }) {
      const typed = tags
        .split(/[,،]/)
        .map((tag) => tag.trim())
        .filter(Boolean)
      await changes.setTags(typed)
      toast({ title: words.saved })
    },
    words: { failed: words.failed },
    keep: `customer tags ${customer._id}`,
  })
  const { error, ...tags } = field('tags')
  return (
    <DashboardCard title={words.tags}>
      <form onSubmit={submit} noValidate>
        <DraftOffer draft={kept} className="mb-3" />
        <TextField
          {...tags}
          label={words.tags}
          hideLabel
          hint={words.tagsHint}
          error={error ?? failure}
          maxLength={(longestTag + 2) * mostTags}
          dir="auto"
        />
        <Button type="submit" kind="secondary" size="small" busy={busy} className="mt-3">
          {words.saveTags}
        </Button>
      </form>
    </DashboardCard>
  )
}
