import { isIPv6 } from 'node:net'

/** What a server listens on when it means every address of its machine; no browser can open these. */
const everywhere = ['0.0.0.0', '::']

/** The address at which a browser on this machine opens a shop that listens on `host` and `port`. */
export function browserAddress(host: string, port: number): string {
  return `http://${everywhere.includes(host) ? 'localhost' : isIPv6(host) ? `[${host}]` : host}:${port}`
}
