import { useEffect, useRef } from 'react'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Link } from '#src/ui/router/link.tsx'
import { contactMessages } from './contact.messages.ts'

/** What stands in the form's place once a message was sent; the focus goes there, for the form is gone. */
export function ContactThanks() {
  const words = useMessages(contactMessages)
  const href = useHref()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div data-testid="contact-thanks" className="grid justify-items-start gap-3">
      <span aria-hidden="true" className="mb-2 h-px w-12 bg-gold" />
      <h2 ref={heading} id="write-us" tabIndex={-1} className="outline-none">
        {words.thanksTitle}
      </h2>
      <p className="text-muted">{words.thanks}</p>
      <Link to={`${href('/contact-us')}#write-us`} className={`${buttonClass('secondary')} mt-4`}>
        {words.another}
      </Link>
    </div>
  )
}
