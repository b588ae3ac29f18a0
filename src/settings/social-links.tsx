import { joined } from '#src/i18n/joined.ts'
import { defineMessages } from '#src/i18n/messages.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { FacebookIcon, InstagramIcon, LinkedinIcon, TiktokIcon, YoutubeIcon } from '#src/ui/icons.tsx'
import { outsideLink, safeLink } from './contact-links.ts'
import { useSettings } from './use-settings.ts'

/** The words around the links. */
const socialLinksMessages = defineMessages({
  followUs: { en: 'Follow Us', ar: 'حساباتنا' },
  newTab: { en: 'opens in a new tab', ar: 'يفتح في نافذة جديدة' },
})

const places = [
  { id: 'facebook', name: 'Facebook', Icon: FacebookIcon },
  { id: 'instagram', name: 'Instagram', Icon: InstagramIcon },
  { id: 'youtube', name: 'YouTube', Icon: YoutubeIcon },
  { id: 'tiktok', name: 'TikTok', Icon: TiktokIcon },
  { id: 'linkedin', name: 'LinkedIn', Icon: LinkedinIcon },
] as const

/** The shop elsewhere; places without an address in settings are left out (P8). */
export function FollowUs({ headingClass, className = '' }: { headingClass: string; className?: string }) {
  const words = useMessages(socialLinksMessages)
  const locale = useLocale()
  const settings = useSettings()
  const links = places.flatMap((place) => {
    const address = safeLink(settings?.[place.id] ?? '')
    return address ? [{ ...place, address }] : []
  })
  if (links.length === 0) return null
  return (
    <div className={className}>
      <h2 className={headingClass}>{words.followUs}</h2>
      <ul className="-ms-2.5 flex">
        {links.map(({ id, name, Icon, address }) => (
          <li key={id}>
            <a href={address} {...outsideLink} className={buttonClass('quiet', 'icon')}>
              <Icon />
              <span className="sr-only">{joined(locale, [name, words.newTab])}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
