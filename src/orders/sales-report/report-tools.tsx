import { useMessages } from '#src/i18n/use-locale.ts'
import type { DayRange } from '#src/orders/sums/days.ts'
import { TextField } from '#src/ui/form/field.tsx'
import { PillChoice } from '#src/ui/form/pill-choice.tsx'
import { useAddressForm } from '#src/ui/form/use-address-form.ts'
import { useSearchParams } from '#src/ui/router/use-router.ts'
import { reportMessages } from './report.messages.ts'
import { type Preset, presetRange, presets } from './report-range.ts'

/** The range of a report: by its short name, or by its first and last day. It stands in the address. */
export function ReportTools({ range, error }: { range: DayRange; error: string | undefined }) {
  const words = useMessages(reportMessages)
  const [, setAddress] = useSearchParams()
  const { form, later, submit } = useAddressForm()
  const now = new Date()
  const chosen = presets.find((preset) => isSame(presetRange(preset, now), range))
  return (
    <search className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-4">
      <PillChoice
        legend={words.range}
        name="preset"
        pills={presets.map((value) => ({ value, label: words[value] }))}
        value={chosen ?? ''}
        className="[&_label]:min-h-12 max-sm:[&_div]:gap-1.5 max-sm:[&_label]:px-1.5"
        onChoose={(preset) =>
          setAddress(new URLSearchParams(presetRange(preset as Preset, now)), {
            replace: true,
            preventScrollReset: true,
          })
        }
      />
      <form
        ref={form}
        // Its fields begin anew with each range that was chosen elsewhere.
        key={`${range.from} ${range.to}`}
        onSubmit={submit}
        className="grid w-full grid-cols-2 gap-3 sm:w-auto"
      >
        <TextField
          label={words.from}
          type="date"
          name="from"
          defaultValue={range.from}
          error={error}
          onChange={later}
        />
        <TextField label={words.to} type="date" name="to" defaultValue={range.to} onChange={later} />
      </form>
    </search>
  )
}

function isSame(one: DayRange, other: DayRange): boolean {
  return one.from === other.from && one.to === other.to
}
