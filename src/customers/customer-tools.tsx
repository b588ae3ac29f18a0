import { useMessages } from '#src/i18n/use-locale.ts'
import { SelectField, TextField } from '#src/ui/form/field.tsx'
import { useAddressForm } from '#src/ui/form/use-address-form.ts'
import { customerMessages } from './customer.messages.ts'
import type { CustomersAsked } from './customer.query.ts'
import { longestTag } from './customer-limits.ts'

/** What the list is narrowed and sorted by; it stands in the address, so Back and reload keep it. */
export function CustomerTools({ asked }: { asked: CustomersAsked }) {
  const words = useMessages(customerMessages)
  const { form, apply, later, submit } = useAddressForm()
  return (
    <search className="mb-6 block">
      <form
        ref={form}
        onSubmit={submit}
        className="grid grid-cols-2 gap-3 max-sm:*:first:col-span-2 max-sm:*:nth-3:col-span-2 max-sm:*:nth-3:order-last lg:grid-cols-4"
      >
        <TextField
          label={words.search}
          type="search"
          name="q"
          maxLength={100}
          dir="auto"
          defaultValue={asked.q}
          onChange={later}
        />
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
      </form>
    </search>
  )
}
