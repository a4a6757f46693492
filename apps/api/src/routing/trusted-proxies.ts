import { BlockList, isIP } from 'node:net'

export type IsTrusted = (address: string | undefined) => boolean

/** Whether a connection comes from a machine whose word about the visitor counts. `ranges`: addresses or CIDR. */
export function trustedProxies(ranges: readonly string[]): IsTrusted {
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', bits] = range.split('/')
    const family = isIP(network) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(network, family)
    else list.addSubnet(network, Number(bits), family)
  }
  return (address) => {
    const plain = address?.replace(/^::ffff:(?=\d+\.)/, '') ?? ''
    const version = isIP(plain)
    return version !== 0 && list.check(plain, version === 6 ? 'ipv6' : 'ipv4')
  }
}

export function isRange(text: string): boolean {
  const [network = '', bits, ...rest] = text.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(network)] ?? -1
  if (most < 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
}
