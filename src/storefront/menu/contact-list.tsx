import { outsideLink } from '#src/settings/contact-links.ts'
import { useContacts } from './use-contacts.ts'

/** The ways to talk to the shop, one below the other. */
export function ContactList() {
  return (
    <ul>
      {useContacts().map(({ id, label, href, Icon, outside }) => (
        <li key={id}>
          <a
            href={href}
            {...(outside && outsideLink)}
            className="inline-flex min-h-11 items-center gap-3 hover:text-wine"
          >
            <Icon />
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
