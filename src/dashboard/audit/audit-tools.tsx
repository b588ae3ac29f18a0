import { useId, useState } from 'react'
import { auditTopics } from '#src/audit/audit-kind.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { FiltersButton } from '#src/ui/filters-button.tsx'
import { SelectField, TextField } from '#src/ui/form/field.tsx'
import { useAddressForm } from '#src/ui/form/use-address-form.ts'
import { auditMessages, topicTexts } from './audit.messages.ts'
import type { AuditAsked } from './audit.query.ts'

/** What the log is narrowed by; it stands in the address, so Back and reload keep it. */
export function AuditTools({ asked, daysError }: { asked: AuditAsked; daysError: string | undefined }) {
  const words = useMessages(auditMessages)
  const locale = useLocale()
  const { form, apply, later, submit } = useAddressForm({ thing: asked.thing })
  const panel = useId()
  const [unfolded, setUnfolded] = useState(false)
  // What cannot be searched is never folded away from its reason.
  const open = unfolded || daysError !== undefined
  const narrowed = [asked.person, asked.topic, asked.from, asked.to].filter(Boolean).length
  return (
    <search className="mb-2.5 block sm:mb-6">
      <form
        ref={form}
        onSubmit={submit}
        className="grid grid-cols-[1fr_auto] items-end gap-x-2 gap-y-3 sm:grid-cols-1 xl:grid-cols-[1fr_3fr] xl:gap-x-3"
      >
        <TextField
          label={words.search}
          type="search"
          name="q"
          placeholder={words.searchHint}
          maxLength={100}
          dir="auto"
          defaultValue={asked.q}
          onChange={later}
          className="max-sm:[&>label]:sr-only"
        />
        <FiltersButton
          panel={panel}
          open={open}
          onToggle={() => setUnfolded(!open)}
          set={narrowed}
          onPhonesOnly
        />
        <div
          id={panel}
          className={`col-span-full grid grid-cols-2 gap-3 lg:grid-cols-4 xl:col-span-1 ${open ? '' : 'max-sm:hidden'}`}
        >
          <TextField
            label={words.person}
            type="search"
            name="person"
            maxLength={100}
            dir="auto"
            placeholder={words.personHint}
            defaultValue={asked.person}
            onChange={later}
          />
          <SelectField label={words.topic} name="topic" value={asked.topic ?? ''} onChange={apply}>
            <option value="">{words.everything}</option>
            {auditTopics.map((topic) => (
              <option key={topic} value={topic}>
                {topicTexts[topic][locale]}
              </option>
            ))}
          </SelectField>
          <TextField
            label={words.from}
            type="date"
            name="from"
            defaultValue={asked.from}
            onChange={later}
            className="max-[22rem]:col-span-full"
          />
          <TextField
            label={words.to}
            type="date"
            name="to"
            defaultValue={asked.to}
            error={daysError}
            onChange={later}
            className="max-[22rem]:col-span-full"
          />
        </div>
      </form>
    </search>
  )
}
