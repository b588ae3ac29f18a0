import { inBaisa } from '#src/core/money.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { whatsappLink } from '#src/settings/contact-links.ts'
import { useShop } from '#src/settings/use-settings.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Button } from '#src/ui/button.tsx'
import { CopyButton } from '#src/ui/form/copy-button.tsx'
import { TextField } from '#src/ui/form/field.tsx'
import { WhatsappIcon } from '#src/ui/icons.tsx'
import { newOrderMessages, offerTexts } from './new-order.messages.ts'
import type { Offer } from './use-new-order.ts'

/** The link of an order that waits for its customer, and the ways to send it. */
export function OfferReady({
  offer: { link, draft, total },
  onAgain,
}: {
  offer: Offer
  onAgain: () => void
}) {
  const words = useMessages(newOrderMessages)
  const { settings } = useShop()
  const shop = dataText(draft.locale, settings, 'shopName') || settings.shopName
  const text = encodeURIComponent(
    offerTexts[draft.locale](shop, amountInText(draft.locale, inBaisa(total)), link),
  )
  const whatsapp = whatsappLink(draft.customerData.mobileNumber)
  return (
    <section className="max-w-xl" data-testid="offer-ready">
      <h1 className="mb-3 screen-title">{words.offered}</h1>
      <p role="status" className="mb-6 text-muted">
        {words.offeredText}
      </p>
      <div className="flex items-end gap-2">
        <TextField label={words.link} value={link} readOnly dir="ltr" className="min-w-0 flex-1" />
        <CopyButton text={link} what={words.link} />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        {whatsapp && (
          <a
            href={`${whatsapp}?text=${text}`}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass()}
          >
            <WhatsappIcon size={20} />
            {words.sendWhatsapp}
          </a>
        )}
        <Button kind="secondary" onClick={onAgain}>
          {words.another}
        </Button>
      </div>
    </section>
  )
}
