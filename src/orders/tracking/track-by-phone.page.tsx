import { useMessages } from '#src/i18n/use-locale.ts'
import { useShopName } from '#src/settings/use-settings.ts'
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
      <div className="mx-auto max-w-md">
        <h1 className="text-4xl">{words.title}</h1>
        <p className="mt-4 mb-8 text-lg text-muted text-pretty">{words.lead}</p>
        <TrackByPhoneForm notice={notices.get(asked.get('found') ?? '')} />
      </div>
    </div>
  )
}
