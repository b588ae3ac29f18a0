const remembered = new Map<string, string>()
const maxRemembered = 2000
const maxRememberedLength = 200

/**
 * A URL as the log may tell it, in JSON quotes: without its query, and with e-mail addresses and whatever looks
 * like a token replaced, since the log holds no personal data (README, LOG_LEVEL).
 */
export function loggedPath(url: string): string {
  const known = remembered.get(url)
  if (known !== undefined) return known
  const query = url.search(/[?#]/)
  const path = query === -1 ? url : url.slice(0, query)
  const logged = JSON.stringify(path.slice(0, 500).split('/').map(loggedSegment).join('/'))
  if (remembered.size < maxRemembered && url.length <= maxRememberedLength) remembered.set(url, logged)
  return logged
}

function loggedSegment(segment: string): string {
  const plain = segment.replace(/%40/g, '@').replace(/%[0-9a-f]{2}/gi, ' ')
  if (plain.includes('@')) return ':email'
  const mixed = /\d/.test(plain) || (/[a-z]/.test(plain) && /[A-Z]/.test(plain))
  // Whoever copies a link takes what stands around it along.
  const bare = plain.replace(/^[^\w-]+|[^\w-]+$/g, '')
  return mixed && /^[\w-]{20,}$/.test(bare) ? ':id' : segment
}
