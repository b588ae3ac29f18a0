import { defineMessages } from '#src/i18n/messages.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Empty } from '#src/ui/empty.tsx'
import { Link } from '#src/ui/router/link.tsx'

const emptyMessages = defineMessages({
  title: { en: 'There is nothing to check out yet', ar: 'لا شيء في الطلب بعد' },
  text: {
    en: 'Choose something you like, and it will be here.',
    ar: 'كل ما يُضاف إلى السلة يظهر هنا.',
  },
  toShop: { en: 'See the shop', ar: 'تصفّح المتجر' },
})

/** Checkout without anything to order. */
export default function EmptyCheckout() {
  const words = useMessages(emptyMessages)
  const href = useHref()
  return (
    <Empty
      title={words.title}
      text={words.text}
      action={
        <Link to={href('/shop')} className={buttonClass()}>
          {words.toShop}
        </Link>
      }
    />
  )
}
