const wantsWriter = 'target_session_attrs'

/**
 * The servers that `postgres://user:password@one:5432,two:5432/shop?target_session_attrs=read-write` names, an address each.
 * `writer` says that only the one that may be written to will do; of several it is always that.
 */
export function hostsOf(url: string): { urls: string[]; writer: boolean } {
  const [, scheme = '', authority = '', rest = ''] = /^(\w+:\/\/)([^/?#]*)(.*)$/.exec(url) ?? []
  const at = authority.lastIndexOf('@') + 1
  const [person, hosts] = [authority.slice(0, at), authority.slice(at).split(',')]
  let asked: string | null = null
  const urls = hosts.map((host) => {
    const whole = `${scheme}${person}${host}${rest}`
    if (!URL.canParse(whole)) return whole
    const one = new URL(whole)
    asked = one.searchParams.get(wantsWriter)
    if (asked !== null) one.searchParams.delete(wantsWriter)
    return asked === null ? whole : one.href
  })
  return { urls, writer: hosts.length > 1 || asked === 'read-write' || asked === 'primary' }
}
