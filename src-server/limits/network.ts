import ipaddr from 'ipaddr.js'

/**
 * The network that a client address belongs to when uses are limited: an IPv4 address by itself, an IPv6 address with
 * all others of its /64, which one household or one rented server has to itself. Empty if the call did not come over a
 * network.
 */
export function networkKey(address: string | undefined): string {
  if (address === undefined || !ipaddr.isValid(address)) return ''
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`).toString()
}
