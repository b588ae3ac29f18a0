import { useMessages } from '#src/i18n/use-locale.ts'
import { GiftIcon } from '#src/ui/icons.tsx'
import { productMessages } from './product.messages.ts'

/** The lucky gift card (product.md section 2); settings can switch it off (P12). */
export function GiftBanner() {
  const words = useMessages(productMessages)
  return (
    <aside
      aria-labelledby="gift-banner"
      data-testid="gift-banner"
      className="flex items-center gap-4 rounded-md border border-gold/50 bg-raised p-4 print:hidden"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-full border border-gold/50 text-gold">
        <GiftIcon />
      </span>
      <div className="min-w-0">
        <p id="gift-banner" className="font-heading text-xl font-medium">
          {words.giftTitle}
        </p>
        <p className="text-sm text-muted">{words.giftText}</p>
      </div>
    </aside>
  )
}
