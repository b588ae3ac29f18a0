import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import {
  type FilterName,
  filterNames,
  type ListFilter,
  type StaffView,
} from '#src/orders/changes/order-filter.ts'
import { couriersQuery } from '#src/orders/couriers/courier.query.ts'
import { choiceMessages } from '#src/orders/display/choice.messages.ts'
import { sourceMessages } from '#src/orders/display/source.messages.ts'
import { paymentProofStates } from '#src/orders/ledger/payment-proof-state.ts'
import { paymentStates } from '#src/orders/ledger/payment-state.ts'
import { paymentFilterMessages } from '#src/orders/money-card/payment-state.messages.ts'
import { orderStatuses, statusNames } from '#src/orders/order/order-status.ts'
import { orderSources } from '#src/orders/order-source.ts'
import { deliveryAreas, paymentMethods } from '#src/settings/delivery.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { FiltersButton } from '#src/ui/filters-button.tsx'
import { SelectField, TextField } from '#src/ui/form/field.tsx'
import { CheckIcon, CloseIcon } from '#src/ui/icons.tsx'
import { inSentenceCase } from '#src/ui/sentence-case.class.ts'
import { allOrdersMessages } from './all-orders.messages.ts'
import { SavedViews } from './saved-views.tsx'

type FiltersProps = {
  view: StaffView
  filter: ListFilter
  onNarrow: (filter: ListFilter) => void
  /** The search field, which narrows as well. */
  children: ReactNode
}

/** What narrows a list; all of it is in the address, so that Back, a reload and a colleague see the same. */
export function OrderFilters({ view, filter, onNarrow, children }: FiltersProps) {
  const words = useMessages(allOrdersMessages)
  const choices = useMessages(choiceMessages)
  const sources = useMessages(sourceMessages)
  const states = useMessages(paymentFilterMessages)
  const locale = useLocale()
  const panel = useId()
  const folded = filterNames.filter((name) => !['q', 'needs', 'customer'].includes(name) && filter[name])
  const [open, setOpen] = useState(() => folded.length > 0 && matchMedia('(width >= 48rem)').matches)
  const api = useApi()
  const { data: couriers = [] } = useQuery({ ...couriersQuery(api), enabled: open })
  const set = (name: FilterName, value: string) => onNarrow({ ...filter, [name]: value })
  const select = (name: FilterName, options: readonly (readonly [value: string, label: string])[]) => (
    <SelectField
      label={words[name as 'status']}
      value={filter[name] ?? ''}
      onChange={(event) => set(name, event.currentTarget.value)}
    >
      <option value="">{words.any}</option>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
  const day = (name: 'from' | 'to') => (
    <TextField
      type="date"
      label={words[name]}
      value={filter[name] ?? ''}
      onChange={(event) => set(name, event.currentTarget.value)}
    />
  )
  return (
    <div className="mb-1 grid gap-3 sm:mb-3">
      <div className="flex flex-wrap items-center gap-2 [&>button]:min-h-12 [&_li]:min-h-12">
        {children}
        {view === 'all' && (
          <Button
            kind={filter.needs ? 'primary' : 'secondary'}
            size="small"
            className="max-sm:px-2.5!"
            aria-pressed={filter.needs !== undefined}
            onClick={() => set('needs', filter.needs ? '' : 'staff')}
          >
            {filter.needs && <CheckIcon size={18} />}
            {words.needsMe}
          </Button>
        )}
        <FiltersButton panel={panel} open={open} onToggle={() => setOpen(!open)} set={folded.length} />
        {filter.customer && (
          <Button
            kind="secondary"
            size="small"
            title={words.allCustomers}
            onClick={() => set('customer', '')}
          >
            {words.oneCustomer}
            <CloseIcon size={18} />
          </Button>
        )}
        {(folded.length > 0 || filter.needs) && (
          <Button kind="quiet" size="small" onClick={() => onNarrow({})}>
            {words.clear}
          </Button>
        )}
        {view === 'all' && <SavedViews filter={filter} />}
      </div>
      <div
        id={panel}
        hidden={!open}
        className="grid grid-cols-1 gap-3 [&[hidden]]:hidden min-[26rem]:grid-cols-2 rounded-lg border border-hairline bg-raised p-4 md:grid-cols-3 min-[100rem]:grid-cols-6"
      >
        {view === 'all' &&
          select(
            'status',
            statusNames.map((one) => [one, orderStatuses[one].staffWords[locale]] as const),
          )}
        {select(
          'method',
          paymentMethods.map((one) => [one, choices[one]] as const),
        )}
        {select(
          'receipt',
          paymentProofStates.map((one) => [one, words[one]] as const),
        )}
        {select(
          'area',
          deliveryAreas.map((one) => [one, inSentenceCase(choices[one])] as const),
        )}
        {select(
          'payment',
          paymentStates.map((one) => [one, states[one]] as const),
        )}
        {select(
          'source',
          orderSources.map((one) => [one, sources[one]] as const),
        )}
        {couriers.length > 0 &&
          select(
            'courier',
            couriers.map((one) => [one._id, one.name] as const),
          )}
        {day('from')}
        {day('to')}
      </div>
    </div>
  )
}
