import { useMessages } from '#src/i18n/use-locale.ts'
import { callLink, readablePhone } from '#src/settings/contact-links.ts'
import { useSettings } from '#src/settings/use-settings.ts'
import { policiesMessages } from './policies.messages.ts'
import { PolicySection } from './policy-section.tsx'

/** How the shop hears of complaints, where it can be reached, and who hears of those it does not settle (B4). */
export function ComplaintsPolicy() {
  const words = useMessages(policiesMessages)
  const { contactNumber = '', emailAddress = '' } = useSettings() ?? {}
  const phone = callLink(contactNumber)
  return (
    <PolicySection id="complaints" title={words.complaints}>
      <p>{words.complaintsText}</p>
      {phone && (
        <p>
          {words.byPhone}{' '}
          <a href={phone} className="text-link">
            <bdi dir="ltr">{readablePhone(contactNumber)}</bdi>
          </a>
        </p>
      )}
      {emailAddress && (
        <p>
          {words.byEmail}{' '}
          <a href={`mailto:${emailAddress}`} className="text-link">
            <bdi>{emailAddress}</bdi>
          </a>
        </p>
      )}
      <p>{words.authority}</p>
    </PolicySection>
  )
}
