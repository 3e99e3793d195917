import { BlockList } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Special ranges that ipaddr.js reports as public. */
const alsoSpecial = new BlockList()
alsoSpecial.addSubnet('198.18.0.0', 15)
alsoSpecial.addSubnet('2001::', 23, 'ipv6')
alsoSpecial.addSubnet('3fff::', 20, 'ipv6')
/** The part of IPv6 routed on the internet. */
const routed = new BlockList()
routed.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is on the internet: neither private, loopback, link-local nor otherwise special. */
export function isPublic(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  // An IPv4-mapped IPv6 address counts as the IPv4 address.
  const parsed = ipaddr.process(text)
  const [ip, kind] = [parsed.toString(), parsed.kind()]
  return (
    parsed.range() === 'unicast' &&
    !alsoSpecial.check(ip, kind) &&
    (kind === 'ipv4' || routed.check(ip, kind))
  )
}

/** Whether an IP address is this machine's own. */
export const isLoopback = (text: string): boolean =>
  ipaddr.isValid(text) && ipaddr.process(text).range() === 'loopback'

/** The host of a URL, an IPv6 address without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/[[\]]/g, '')

/** Whether a URL leads to this machine. */
export function isThisMachine(url: URL): boolean {
  const host = hostOf(url)
  return host === 'localhost' || isLoopback(host)
}
