import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import type { OfferedOrder } from '#src/orders/staff-orders/draft-content.ts'
import { callLink, outsideLink, whatsappLink } from '#src/settings/contact-links.ts'
import { useShop } from '#src/settings/use-settings.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { WhatsappIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { offeredMessages } from './offered.messages.ts'

/** Said at once of what would be refused, before anybody pays for it, with the ways to the shop (O40). */
export function OfferedRefused({ why }: { why: NonNullable<OfferedOrder['refused']> }) {
  const words = useMessages(offeredMessages)
  const href = useHref()
  const { settings } = useShop()
  const whatsapp = whatsappLink(settings.whatsappNumber)
  const call = callLink(settings.contactNumber)
  return (
    <div className="grid justify-items-start gap-4 rounded-md bg-sunken p-5" data-testid="offered-refused">
      <p className="font-normal">{words[why]}</p>
      <p className="text-muted">{words.askShop}</p>
      <div className="flex flex-wrap gap-3">
        {whatsapp && (
          <a href={whatsapp} {...outsideLink} className={buttonClass('secondary')}>
            <WhatsappIcon size={20} />
            {words.whatsapp}
          </a>
        )}
        {call && (
          <a href={call} className={buttonClass('secondary')}>
            {words.call}
          </a>
        )}
        <Link to={href('/contact-us')} className={buttonClass('quiet')}>
          {words.contact}
        </Link>
      </div>
    </div>
  )
}
