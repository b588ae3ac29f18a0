import { useMessages } from '#src/i18n/use-locale.ts'
import type { Settings } from '#src/settings/settings.ts'
import { CopyButton } from '#src/ui/form/copy-button.tsx'
import { onlinePaymentMessages } from './online-payment.messages.ts'

const details = ['bankName', 'accountHolder', 'accountNumber', 'bankMobile'] as const

type BankDetailsProps = {
  settings: Pick<Settings, (typeof details)[number]>
  /** What stands above, where it is not all of the total that is asked for. */
  lead?: string
}

/** Where to transfer to, each value with a button that copies it (O15). */
export function BankDetails({ settings, lead }: BankDetailsProps) {
  const words = useMessages(onlinePaymentMessages)
  return (
    <div className="rounded-md border border-hairline bg-raised px-4 py-3">
      <p className="text-sm">{lead ?? words.transferTo}</p>
      <dl className="mt-2">
        {details
          .filter((detail) => settings[detail] !== '')
          .map((detail) => (
            <div key={detail} className="flex flex-wrap items-center gap-x-3">
              <dt className="text-sm text-muted">{words[detail]}</dt>
              <dd className="ms-auto flex max-w-full items-center gap-1 text-end text-sm font-normal">
                <bdi>{settings[detail]}</bdi>
                <CopyButton text={settings[detail]} what={words[detail]} />
              </dd>
            </div>
          ))}
      </dl>
    </div>
  )
}
