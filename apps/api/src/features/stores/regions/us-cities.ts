import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

/** GeoNames, CC BY 4.0; see `scripts/us-cities.ts`. */
const TABLE = new URL('./us-cities.txt.gz', import.meta.url)
let cities: Promise<ReadonlyMap<number, string>> | undefined

/** Read when somebody asks for the first time: most processes of a shop elsewhere never do. */
export async function cityOfZip(zip: string): Promise<string> {
  cities ??= readCities().catch((error: unknown) => {
    cities = undefined
    throw error
  })
  const [, code] = /^(\d{5})(?:-\d{4})?$/.exec(zip.trim()) ?? []
  return (await cities).get(Number(code)) ?? ''
}

async function readCities(): Promise<ReadonlyMap<number, string>> {
  const text = (await promisify(gunzip)(await readFile(TABLE))).toString()
  const found = new Map<number, string>()
  for (const [, first, more, city = ''] of text.matchAll(/^(\d{5})\+(\d+) (.+)$/gm))
    for (let at = 0; at <= Number(more); at += 1) found.set(Number(first) + at, city)
  return found
}
