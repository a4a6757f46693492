import { BlockList, isIP, isIPv6 } from 'node:net'
import { normalMailbox } from '@vitrine/domain/contact/mailbox'

const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i
const GROUPS = 8
const NETWORK_GROUPS = 4

/** Whom an allowance counts: an address by its network, a mailbox by its normal form, anything else as it is. */
export function subjectOf(part: string | number): string {
  const text = String(part)
  if (isIP(text) !== 0) return networkOf(text)
  return text.includes('@') ? normalMailbox(text) : text
}

/** One household or server has a whole /64 of IPv6 addresses and may use a new one with every request. */
export function networkOf(address: string): string {
  const plain = address.replace(MAPPED, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  return `${expand(plain).slice(0, NETWORK_GROUPS).join(':')}::/64`
}

function expand(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = groupsOf(head)
  const after = tail === undefined ? [] : groupsOf(tail)
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => '0')
  return [...before, ...(tail === undefined ? [] : zeros), ...after]
}

const groupsOf = (text: string) =>
  text.split(':').flatMap((group) => {
    if (group === '') return []
    // A dotted end stands for two groups; it lies behind the network, so that its value does not matter.
    return group.includes('.') ? ['0', '0'] : [Number.parseInt(group, 16).toString(16)]
  })

const OWN = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  OWN.addSubnet(network, bits, 'ipv4')
OWN.addAddress('::1', 'ipv6')
OWN.addSubnet('fc00::', 7, 'ipv6')

/** Nobody visits from there over the internet: it is a machine of one's own, such as a proxy nobody told us about. */
export function isOwnNetwork(address: string): boolean {
  const plain = address.replace(MAPPED, '').replace(/%.*$/, '')
  return OWN.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
}
