import { languages, locales } from '#src/core/locale.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { choiceMessages } from '#src/orders/display/choice.messages.ts'
import { sourceMessages } from '#src/orders/display/source.messages.ts'
import { staffSources } from '#src/orders/order-source.ts'
import { PillChoice } from '#src/ui/form/pill-choice.tsx'
import { newOrderMessages } from './new-order.messages.ts'
import type { useNewOrder } from './use-new-order.ts'

/** Where the order came from, how it is paid, and which language its customer reads. */
export function OrderFields({ form, settings }: Pick<ReturnType<typeof useNewOrder>, 'form' | 'settings'>) {
  const words = useMessages(newOrderMessages)
  const choices = useMessages(choiceMessages)
  const sources = useMessages(sourceMessages)
  const methods = settings.paymentMethods
  return (
    <div className="grid gap-5">
      <PillChoice
        legend={words.source}
        name="source"
        pills={staffSources.map((value) => ({ value, label: sources[value] }))}
        value={form.watch('source')}
        onChoose={(value) =>
          form.setValue('source', staffSources.find((one) => one === value) ?? 'other', { shouldDirty: true })
        }
      />
      <PillChoice
        legend={words.payment}
        name="paymentMethod"
        pills={methods.map((value) => ({ value, label: choices[value] }))}
        value={form.watch('customerData.paymentMethod')}
        onChoose={(value) => {
          const method = methods.find((one) => one === value)
          if (method) form.setValue('customerData.paymentMethod', method, { shouldDirty: true })
        }}
      />
      <PillChoice
        legend={words.language}
        name="customer-language"
        pills={locales.map((value) => ({ value, label: <bdi lang={value}>{languages[value].name}</bdi> }))}
        value={form.watch('locale')}
        onChoose={(value) => {
          const locale = locales.find((one) => one === value)
          if (locale) form.setValue('locale', locale, { shouldDirty: true })
        }}
      />
    </div>
  )
}
