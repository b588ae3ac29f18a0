import { useMessages } from '#src/i18n/use-locale.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { CashIcon, ClockIcon, ReturnIcon, TruckIcon } from '#src/ui/icons.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { useSearchParams } from '#src/ui/router/use-router.ts'
import { trackByPhoneMessages } from './track-by-phone.messages.ts'
import { TrackByPhoneForm } from './track-by-phone-form.tsx'

/** Where a guest finds her order again without the link (O13). */
export default function TrackByPhonePage() {
  const words = useMessages(trackByPhoneMessages)
  const [asked] = useSearchParams()
  const notices = new Map([
    ['no', words.unknown],
    ['later', words.often],
  ])
  return (
    <div className="page pt-10 desk:pt-16">
      <PageHead title={words.title} shopName={useShopName()} />
      <div className="grid grid-cols-1 items-center gap-12 lg:grid-cols-2 lg:gap-24">
        <div className="max-lg:mx-auto max-lg:w-full max-lg:max-w-md">
          <h1 className="text-4xl">{words.title}</h1>
          <p className="mt-4 mb-8 text-lg text-muted text-pretty">{words.lead}</p>
          <TrackByPhoneForm notice={notices.get(asked.get('found') ?? '')} />
        </div>
        <Shown />
      </div>
    </div>
  )
}

const shown = [
  ['where', TruckIcon],
  ['when', ClockIcon],
  ['paid', CashIcon],
  ['back', ReturnIcon],
] as const

/** What the page of an order answers, as the card that it is answered on. */
function Shown() {
  const words = useMessages(trackByPhoneMessages)
  return (
    <section
      aria-labelledby="track-shows"
      className="w-full rounded-md border border-hairline bg-raised px-6 py-8 outline-1 -outline-offset-8 outline-gold/40 max-lg:mx-auto max-lg:max-w-md sm:px-10 lg:py-14"
    >
      <h2 id="track-shows" className="text-2xl">
        {words.shows}
      </h2>
      <ul className="mt-4 divide-y divide-hairline">
        {shown.map(([word, Icon]) => (
          <li key={word} className="flex items-center gap-4 py-3.5">
            <Icon size={22} className="shrink-0 text-gold" />
            {words[word]}
          </li>
        ))}
      </ul>
    </section>
  )
}
