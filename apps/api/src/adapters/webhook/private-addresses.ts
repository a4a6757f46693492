import { BlockList, isIP, isIPv6 } from 'node:net'

const V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const
/** The first and the last five carry an IPv4 address inside, which a gateway would lead to. */
const V6 = [
  ['::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  // What an operator may choose for gateways of its own (RFC 8215).
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
] as const

const PRIVATE = new BlockList()
for (const [net, bits] of V4) PRIVATE.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of V6) PRIVATE.addSubnet(net, bits, 'ipv6')

/** Of this machine, its network or nobody: what the shop must not be made to talk to. What is no address is. */
export function isPrivateAddress(address: string): boolean {
  if (isIP(address) === 0) return true
  return PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
