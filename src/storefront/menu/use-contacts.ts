import type { ComponentProps, ComponentType } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { callLink, isMessenger, safeLink, whatsappLink } from '#src/settings/contact-links.ts'
import { useSettings } from '#src/settings/use-settings.ts'
import { ChatIcon, MessengerIcon, PhoneIcon, WhatsappIcon } from '#src/ui/icons.tsx'
import { storefrontMessages } from './storefront.messages.ts'

export type Contact = {
  id: 'whatsapp' | 'call' | 'messenger'
  label: string
  href: string
  Icon: ComponentType<ComponentProps<typeof PhoneIcon>>
  /** Leaves the shop, so it opens beside it. */
  outside: boolean
}

/** The ways to talk to the shop that its settings give: WhatsApp, phone call, Messenger or the page of another network (product.md section 2). */
export function useContacts(): Contact[] {
  const words = useMessages(storefrontMessages)
  const settings = useSettings()
  if (!settings) return []
  const isChat = isMessenger(settings.messenger)
  const ways: (Omit<Contact, 'href'> & { href: string | undefined })[] = [
    {
      id: 'whatsapp',
      label: words.whatsapp,
      href: whatsappLink(settings.whatsappNumber),
      Icon: WhatsappIcon,
      outside: true,
    },
    {
      id: 'call',
      label: words.callUs,
      href: callLink(settings.contactNumber),
      Icon: PhoneIcon,
      outside: false,
    },
    {
      id: 'messenger',
      label: isChat ? words.messenger : words.messages,
      href: safeLink(settings.messenger),
      Icon: isChat ? MessengerIcon : ChatIcon,
      outside: true,
    },
  ]
  return ways.flatMap(({ href, ...way }) => (href === undefined ? [] : [{ ...way, href }]))
}
