import { widerNetwork } from '#src/http/address.ts'

/** As much of an address as tells a home from a stranger (I14): an IPv4 without its last number, an IPv6's /48. */
export function shortAddress(address: string): string {
  return widerNetwork(address) ?? address.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.*')
}
