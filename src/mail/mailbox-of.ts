/**
 * The mailbox an address leads to: `name+anything` is `name`'s at most providers, and Gmail reads no dots in a name, so
 * a stranger has no end of addresses for one mailbox.
 */
export function mailboxOf(address: string): string {
  const [, name, host] = /^([^+@]+)(?:\+[^@]*)?@(.*)$/.exec(address.toLowerCase()) ?? []
  if (name === undefined || host === undefined) return address.toLowerCase()
  const isGmail = host === 'gmail.com' || host === 'googlemail.com'
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}
