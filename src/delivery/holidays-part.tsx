import { type ReactNode, useState } from 'react'
import type { Locale } from '#src/core/locale.ts'
import { muscatDay } from '#src/core/muscat.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/form/field.tsx'
import { deliveryMessages } from './delivery.messages.ts'
import { formatDeliveryDay } from './format-delivery-day.ts'
import { toggled } from './place-choice.ts'
import { expectedHolidays } from './public-holidays.ts'

type HolidaysProps = { holidays: readonly string[]; onHolidays: (holidays: string[]) => void }

/** The days off that the owner confirms: those still to be expected this year and next, and days of her own. */
export function HolidaysPart({ holidays, onHolidays }: HolidaysProps) {
  const words = useMessages(deliveryMessages)
  const locale = useLocale()
  const [own, setOwn] = useState('')
  const today = muscatDay(new Date())
  const thisYear = Number(today.slice(0, 4))
  // A day that is over moves no delivery: it only stood between the owner and the next one.
  const years = [thisYear, thisYear + 1]
    .map((year) => ({ year, days: expectedHolidays(year).filter(({ day }) => day >= today) }))
    .filter(({ days }) => days.length > 0)
  const expected = new Set(years.flatMap(({ days }) => days.map(({ day }) => day)))
  const others = holidays.filter((day) => day >= today && !expected.has(day))
  const toggle = (day: string) => onHolidays(toggled(holidays, day).sort())
  return (
    <>
      {years.map(({ year, days }) => (
        <fieldset key={year} className="min-w-0">
          <legend className="mb-1 text-sm font-normal">{words.year(year)}</legend>
          {days.map(({ day, name, moon }) => (
            <DayBox key={day} checked={holidays.includes(day)} onToggle={() => toggle(day)}>
              {name[locale]}
              <span className="text-muted">
                {' · '}
                {written(day, locale)}
                {moon && ` (${words.expected})`}
              </span>
            </DayBox>
          ))}
        </fieldset>
      ))}
      <fieldset className="min-w-0 sm:col-span-2">
        <legend className="mb-1 text-sm font-normal">{words.ownDays}</legend>
        {others.map((day) => (
          <DayBox key={day} checked onToggle={() => toggle(day)}>
            {written(day, locale)} <span className="text-muted">{day.slice(0, 4)}</span>
          </DayBox>
        ))}
        <div className="mt-2 flex flex-wrap items-end gap-3">
          <TextField
            label={words.ownDay}
            type="date"
            value={own}
            onChange={({ currentTarget }) => setOwn(currentTarget.value)}
          />
          <Button
            kind="secondary"
            disabled={own === '' || holidays.includes(own)}
            onClick={() => {
              toggle(own)
              setOwn('')
            }}
          >
            {words.addDay}
          </Button>
        </div>
      </fieldset>
    </>
  )
}

function DayBox({
  checked,
  onToggle,
  children,
}: {
  checked: boolean
  onToggle: () => void
  children: ReactNode
}) {
  return (
    <label className="flex min-h-10 items-center gap-2.5 text-sm">
      <input type="checkbox" checked={checked} onChange={onToggle} className="size-4.5 shrink-0" />
      <span>{children}</span>
    </label>
  )
}

function written(day: string, locale: Locale): string {
  return formatDeliveryDay(locale, new Date(`${day}T08:00:00Z`))
}
