import type { ReactNode } from 'react'
import { dataText } from '#src/i18n/data-text.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { callLink, outsideLink, readablePhone, safeLink, whatsappLink } from '#src/settings/contact-links.ts'
import { useSettings } from '#src/settings/use-settings.ts'
import { contactFactsMessages } from './contact-facts.messages.ts'

/** Address, phone, WhatsApp and e-mail of the shop, as far as its settings have them. */
export function ContactFacts({ className = '' }: { className?: string }) {
  const words = useMessages(contactFactsMessages)
  const locale = useLocale()
  const settings = useSettings()
  if (!settings) return null
  const { contactNumber, whatsappNumber, emailAddress } = settings
  const address = dataText(locale, settings, 'address')
  const map = safeLink(settings.location)
  const call = callLink(contactNumber)
  const whatsapp = whatsappLink(whatsappNumber)
  const mail = safeLink(`mailto:${emailAddress}`)
  const facts: { label: string; value: ReactNode }[] = []
  if (address) {
    const link = map && (
      <a href={map} {...outsideLink} className="text-link">
        {words.map}
      </a>
    )
    const value = (
      <>
        <bdi className="block">{address}</bdi>
        {link}
      </>
    )
    facts.push({ label: words.address, value })
  }
  if (call) facts.push({ label: words.phone, value: <Way href={call} text={readablePhone(contactNumber)} /> })
  if (whatsapp) {
    facts.push({
      label: words.whatsapp,
      value: <Way href={whatsapp} text={readablePhone(whatsappNumber)} outside />,
    })
  }
  if (emailAddress && mail) facts.push({ label: words.email, value: <Way href={mail} text={emailAddress} /> })
  if (facts.length === 0) return null
  return (
    <section className={className}>
      <h2 className="text-xl">{words.findUs}</h2>
      <dl className="mt-4 grid gap-x-12 gap-y-6 sm:grid-cols-2">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="mt-1">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Way({ href, text, outside = false }: { href: string; text: string; outside?: boolean }) {
  return (
    <a href={href} {...(outside && outsideLink)} className="text-link inline-flex min-h-9 items-center">
      <bdi dir="ltr">{text}</bdi>
    </a>
  )
}
