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
