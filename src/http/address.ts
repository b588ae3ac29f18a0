import type { IncomingHttpHeaders } from 'node:http'
import { isIPv6 } from 'node:net'

type Asker = { socket: { remoteAddress?: string | undefined }; headers: IncomingHttpHeaders }

/**
 * Who is asking, for limits only: the socket's address, or behind `proxies` proxies the entry that the outermost of
 * them wrote, counted from the right of X-Forwarded-For, since a visitor can forge the ones further left.
 * IPv6 counts by its /64, the least a household gets.
 */
export function addressOf({ socket, headers }: Asker, proxies: number): string {
  return network(forwarded(headers['x-forwarded-for'], proxies) ?? socket.remoteAddress ?? 'unknown')
}

/** The /48 around an address of IPv6, as addressOf says it; undefined for others. */
export function widerNetwork(address: string): string | undefined {
  const groups = /^([\da-f]*:[\da-f]*:[\da-f]*):[\da-f]*::\/64$/.exec(address)?.[1]
  return groups && `${groups}::/48`
}

/**
 * Whether it is this machine or its own network: a proxy that nobody declared (README, TRUST_PROXY), who speaks for
 * many, or somebody in the house. What is done to strangers would hit every shopper at once there.
 */
export function isNeighbour(address: string): boolean {
  return /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|0:0:0:0::|f[cd][\da-f]{2}:|fe80:)/.test(
    address,
  )
}

function forwarded(header: string | string[] | undefined, proxies: number): string | undefined {
  if (proxies === 0 || header === undefined) return undefined
  const hops = String(header).split(',')
  return hops[Math.max(0, hops.length - proxies)]?.trim() || undefined
}

function network(address: string): string {
  const bare = address
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/%.*$/, '')
    .toLowerCase()
  const inside = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1]
  if (inside) return inside
  return isIPv6(bare)
    ? `${firstGroups(bare)}::/64`
    : bare.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').slice(0, 64)
}

function firstGroups(address: string): string {
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  if (tail === undefined) return left.slice(0, 4).map(plainGroup).join(':')
  const right = tail === '' ? [] : tail.split(':')
  // An IPv4 tail such as ::1.2.3.4 stands for two groups.
  const width = left.length + right.length + (tail.includes('.') ? 1 : 0)
  const groups = [...left, ...Array<string>(Math.max(0, 8 - width)).fill('0'), ...right]
  return groups.slice(0, 4).map(plainGroup).join(':')
}

function plainGroup(group: string): string {
  return group.replace(/^0+(?=.)/, '')
}
