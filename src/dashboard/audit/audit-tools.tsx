import { auditTopics } from '#src/audit/audit-kind.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { SelectField, TextField } from '#src/ui/form/field.tsx'
import { useAddressForm } from '#src/ui/form/use-address-form.ts'
import { auditMessages, topicTexts } from './audit.messages.ts'
import type { AuditAsked } from './audit.query.ts'

/** What the log is narrowed by; it stands in the address, so Back and reload keep it. */
export function AuditTools({ asked, daysError }: { asked: AuditAsked; daysError: string | undefined }) {
  const words = useMessages(auditMessages)
  const locale = useLocale()
  const { form, apply, later, submit } = useAddressForm({ thing: asked.thing })
  return (
    <search className="mb-6 block">
      <form ref={form} onSubmit={submit} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <TextField
          label={words.search}
          type="search"
          name="q"
          placeholder={words.searchHint}
          maxLength={100}
          dir="auto"
          defaultValue={asked.q}
          onChange={later}
          className="col-span-full"
        />
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
          className="max-sm:col-span-full"
        />
        <TextField
          label={words.to}
          type="date"
          name="to"
          defaultValue={asked.to}
          error={daysError}
          onChange={later}
          className="max-sm:col-span-full"
        />
      </form>
    </search>
  )
}
