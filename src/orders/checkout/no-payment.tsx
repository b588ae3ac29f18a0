import { defineMessages } from '#src/i18n/messages.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { Link } from '#src/ui/router/link.tsx'

export const noPaymentMessages = defineMessages({
  noPayment: {
    en: 'The shop takes no orders online at the moment. Please call us; our number is on the contact page.',
    ar: 'لا يستقبل المتجر طلبات إلكترونية حاليًا. يمكن الاتصال بنا، ورقمنا في صفحة التواصل.',
  },
  noCashThere: {
    en: 'Cash is our only way to pay, and we do not take it at the door there.',
    ar: 'الدفع لدينا نقدًا فقط، وغير متاح عند الباب في هذا المكان.',
  },
  collectInstead: {
    en: 'Collect the order at the shop and pay there, or write to us.',
    ar: 'يمكن استلام الطلب من المتجر والدفع هناك، أو مراسلتنا.',
  },
  writeToUs: { en: 'Write to us, and we find a way.', ar: 'يرجى مراسلتنا لنجد حلًا.' },
  contact: { en: 'Contact', ar: 'التواصل' },
})

type NoPaymentProps = {
  /** Of a shop that has a way to pay: what this order cannot be paid by, and why; '' where it has none there. */
  why: string | undefined
  /** Orders can be collected at the shop, and paid there. */
  collection: boolean | undefined
}

/** Said in place of the ways to pay where none is left for this order (O15, O40). */
export default function NoPayment({ why, collection }: NoPaymentProps) {
  const words = useMessages(noPaymentMessages)
  const href = useHref()
  const more = collection && why === '' ? words.collectInstead : words.writeToUs
  return (
    <p className="text-brick">
      {why === undefined ? words.noPayment : `${why || words.noCashThere} ${more}`}{' '}
      <Link to={href('/contact-us')} className="underline underline-offset-4">
        {words.contact}
      </Link>
    </p>
  )
}
