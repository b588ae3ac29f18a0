import type { UseFormReturn } from 'react-hook-form'
import { useMessages } from '#src/i18n/use-locale.ts'
import { NumberField, TextField } from '#src/ui/form/field.tsx'
import { PillChoice } from '#src/ui/form/pill-choice.tsx'
import { RequiredMark } from '#src/ui/form/required-mark.tsx'
import type { DiscountKind, EditDraft } from './edit-draft.ts'
import { editOrderMessages } from './edit-order.messages.ts'
import type { LiveQuote } from './use-edit-quote.ts'

const kinds: readonly DiscountKind[] = ['none', 'omr', 'percent']

type DiscountProps = {
  form: UseFormReturn<EditDraft>
  kind: DiscountKind
  problems: LiveQuote['problems']
}

/** What is taken off, in OMR or percent, and why: both are needed once there is a discount. */
export function DiscountFields({ form, kind, problems }: DiscountProps) {
  const words = useMessages(editOrderMessages)
  const { errors } = form.formState
  const told = problems.find(({ path }) => /^discount(\.(omr|percent))?$/.test(path))?.message
  const isGiven = form.watch('discount.value').trim() !== ''
  const needed = (value: string) => kind === 'none' || value.trim() !== '' || words.needed
  return (
    <div className="grid gap-4">
      <PillChoice
        legend={words.discount}
        hideLegend
        name="discount-kind"
        pills={kinds.map((value) => ({ value, label: words[value] }))}
        value={kind}
        onChoose={(value) =>
          form.setValue('discount.kind', kinds.find((one) => one === value) ?? 'none', { shouldDirty: true })
        }
      />
      {kind !== 'none' && (
        <>
          <NumberField
            key={kind}
            decimal
            label={kind === 'omr' ? words.omrValue : words.percentValue}
            maxLength={12}
            {...form.register('discount.value', { validate: needed })}
            error={errors.discount?.value?.message ?? told}
          />
          <TextField
            label={isGiven ? <RequiredMark>{words.reason}</RequiredMark> : words.reason}
            required={isGiven}
            hint={isGiven && words.reasonNeeded}
            maxLength={200}
            dir="auto"
            {...form.register('discount.reason', { validate: needed })}
            error={errors.discount?.reason?.message}
          />
        </>
      )}
    </div>
  )
}
