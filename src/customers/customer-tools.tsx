import { useId, useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { FiltersButton } from '#src/ui/filters-button.tsx'
import { SelectField, TextField } from '#src/ui/form/field.tsx'
import { useAddressForm } from '#src/ui/form/use-address-form.ts'
import { customerMessages } from './customer.messages.ts'
import type { CustomersAsked } from './customer.query.ts'
import { longestTag } from './customer-limits.ts'

/** What the list is narrowed and sorted by; it stands in the address, so Back and reload keep it. */
export function CustomerTools({ asked }: { asked: CustomersAsked }) {
  const words = useMessages(customerMessages)
  const { form, apply, later, submit } = useAddressForm()
  const panel = useId()
  const [open, setOpen] = useState(false)
  const narrowed = [asked.tag, asked.sort, asked.blocked].filter(Boolean).length
  return (
    <search className="mb-2.5 block sm:mb-6">
      <form
        ref={form}
        onSubmit={submit}
        className="grid grid-cols-[1fr_auto] gap-2 sm:grid-cols-1 sm:items-end sm:gap-3 lg:grid-cols-[1fr_3fr]"
      >
        <TextField
          label={words.search}
          placeholder={words.search}
          type="search"
          name="q"
          maxLength={100}
          dir="auto"
          defaultValue={asked.q}
          onChange={later}
          className="max-sm:[&>label]:sr-only"
        />
        <FiltersButton
          panel={panel}
          open={open}
          onToggle={() => setOpen(!open)}
          set={narrowed}
          onPhonesOnly
        />
        <div
          id={panel}
          className={`grid grid-cols-2 gap-3 max-sm:col-span-full max-sm:*:first:col-span-2 sm:grid-cols-3 ${open ? '' : 'max-sm:hidden'}`}
        >
          <TextField
            label={words.tag}
            type="search"
            name="tag"
            maxLength={longestTag}
            dir="auto"
            defaultValue={asked.tag}
            onChange={later}
          />
          <SelectField label={words.sort} name="sort" value={asked.sort ?? ''} onChange={apply}>
            <option value="">{words.sortLast}</option>
            <option value="paid">{words.sortPaid}</option>
            <option value="orders">{words.sortOrders}</option>
          </SelectField>
          <SelectField label={words.show} name="blocked" value={asked.blocked ?? ''} onChange={apply}>
            <option value="">{words.everybody}</option>
            <option value="yes">{words.onlyBlocked}</option>
          </SelectField>
        </div>
      </form>
    </search>
  )
}
