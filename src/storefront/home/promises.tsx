import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { promisedTime } from '#src/settings/delivery.ts'
import { freeByPlace } from '#src/settings/placeholders.ts'
import { useSettings } from '#src/settings/use-settings.ts'
import { CashIcon, PhoneIcon, ReturnIcon, TruckIcon } from '#src/ui/icons.tsx'
import { Price } from '#src/ui/price.tsx'
import { homeMessages } from './home.messages.ts'

/** What product.md sections 1 and 9 promise, as far as the shop's settings keep it (M5). */
export function Promises({ className = '' }: { className?: string }) {
  const words = useMessages(homeMessages)
  const settings = useSettings()
  const locale = useLocale()
  const time = promisedTime(locale, settings, words.oneOrTwo)
  const freeOver = settings?.freeShippingOver ?? null
  const promises = [
    settings &&
      freeOver !== null && {
        Icon: TruckIcon,
        title: words.freeDelivery,
        text: (
          <>
            {words.freeDeliveryOver} <Price amount={freeOver} />
            {freeByPlace(locale, settings)}
          </>
        ),
      },
    {
      Icon: PhoneIcon,
      title: words.fastDelivery(time),
      text: time === words.oneOrTwo ? words.oneOrTwoText : words.afterACall,
    },
    settings?.paymentMethods.includes('Cash On Delivery') && {
      Icon: CashIcon,
      title: words.cashOnDelivery,
      text: words.cashOnDeliveryText,
    },
    { Icon: ReturnIcon, title: words.easyReturns, text: words.easyReturnsText },
  ].filter((promise) => typeof promise === 'object')
  return (
    <section aria-label={words.promises} className={`border-y border-hairline ${className}`}>
      {/* Three stand in one row as soon as they can, or the fourth place would be a hole. */}
      <ul
        className={`grid gap-x-4 gap-y-3 py-6 ${promises.length % 2 ? 'md:auto-cols-fr md:grid-flow-col md:max-lg:*:flex-col md:max-lg:[&_p]:text-balance' : 'sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none'}`}
      >
        {promises.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <Icon className="text-gold" />
            <div>
              <p className="text-md leading-snug font-normal">{title}</p>
              <p className="text-sm leading-snug text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
