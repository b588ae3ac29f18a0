import { defineMessages } from '#src/i18n/messages.ts'
import { useMessages } from '#src/i18n/use-locale.ts'

const messages = defineMessages({
  text: {
    en: 'The cart needs JavaScript. You can also order by phone or WhatsApp; our numbers are at the foot of this page.',
    ar: 'تحتاج السلة إلى تفعيل JavaScript. يمكنكِ أيضًا الطلب بالهاتف أو واتساب، وأرقامنا أسفل هذه الصفحة.',
  },
})

/** What a browser without JavaScript shows in place of the cart, which is kept in the browser only. */
export function NeedsScript() {
  const words = useMessages(messages)
  return (
    <noscript>
      <p className="text-muted">{words.text}</p>
    </noscript>
  )
}
