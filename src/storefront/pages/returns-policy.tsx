import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { Link } from '#src/ui/router/link.tsx'
import { policiesMessages } from './policies.messages.ts'
import { PolicyPoint, PolicySection } from './policy-section.tsx'

/** The two return windows of O8. */
export function ReturnsPolicy() {
  const words = useMessages(policiesMessages)
  const href = useHref()
  return (
    <PolicySection id="returns" title={words.returns}>
      <PolicyPoint title={words.mindTitle}>{words.mind}</PolicyPoint>
      <PolicyPoint title={words.defectTitle}>{words.defect}</PolicyPoint>
      <p>
        {words.howToReturn}{' '}
        <Link to={href('/contact-us')} className="text-link">
          {words.contactUs}
        </Link>
      </p>
    </PolicySection>
  )
}
