import { useMessages } from '#src/i18n/use-locale.ts'
import { policiesMessages } from './policies.messages.ts'
import { PolicyPoint, PolicySection } from './policy-section.tsx'

/** What the shop keeps of a person and why (F2, O12). */
export function PrivacyPolicy() {
  const words = useMessages(policiesMessages)
  const kept = [words.keptOrder, words.keptReceipt, words.keptMessage, words.keptRecord]
  return (
    <PolicySection id="privacy" title={words.privacy}>
      <p>{words.privacyLead}</p>
      <PolicyPoint title={words.keptTitle}>
        <ul className="grid list-disc gap-2 ps-5 marker:text-gold">
          {kept.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </PolicyPoint>
      <PolicyPoint title={words.cookiesTitle}>{words.cookies}</PolicyPoint>
      <PolicyPoint title={words.deviceTitle}>{words.device}</PolicyPoint>
      <PolicyPoint title={words.sharedTitle}>{words.shared}</PolicyPoint>
      <PolicyPoint title={words.rightsTitle}>{words.rights}</PolicyPoint>
    </PolicySection>
  )
}
