import { lookup as lookUp } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPrivateAddress } from './private-addresses.ts'

/** The very addresses that were looked at are connected to: a name cannot lead elsewhere in between. */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return callback(error ?? new Error(`${hostname} has no address.`), '', 0)
    if (addresses.some(({ address }) => isPrivateAddress(address))) return callback(isPrivate(), '', 0)
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
  })
}

export const isPrivate = () => new Error('It leads into a private network.')
