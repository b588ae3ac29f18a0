import { defineMessages } from '#src/i18n/messages.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'

const plainOrderMessages = /* @__PURE__ */ defineMessages({
  text: {
    en: 'This page needs JavaScript. You can order without it: what you added stands on a page of its own.',
    ar: 'تحتاج هذه الصفحة إلى JavaScript، ويمكن الطلب من دونه: تجد ما أضفته في صفحة خاصة به.',
  },
  toOrder: { en: 'Order without JavaScript', ar: 'الطلب من دون JavaScript' },
})

/** Leads on where the cart cannot be shown (O42). In `noscript`, written by the server alone: no browser's build carries it. */
export function PlainOrderLink() {
  const words = useMessages(plainOrderMessages)
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-muted">{words.text}</p>
      <a href={useHref()('/order-form')} className={buttonClass()}>
        {words.toOrder}
      </a>
    </div>
  )
}
