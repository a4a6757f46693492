// node scripts/us-cities.ts <US.txt>: draws the cities of American postcodes anew from the GeoNames file of that name
// (download.geonames.org/export/zip, CC BY 4.0). A line holds a first code, how many follow it, and their city.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const TABLE = new URL('../apps/api/src/features/stores/regions/us-cities.txt.gz', import.meta.url)
const [source] = process.argv.slice(2)
if (source === undefined) throw new Error('Where is US.txt?')

const cities = new Map<string, string>()
for (const row of readFileSync(source, 'utf8').split('\n')) {
  const [country, zip = '', city = ''] = row.split('\t')
  if (country === 'US' && /^\d{5}$/.test(zip) && !cities.has(zip)) cities.set(zip, city)
}

type Run = { first: number; more: number; city: string }
const runs: Run[] = []
for (const [zip, city] of [...cities].toSorted(([one], [other]) => one.localeCompare(other))) {
  const last = runs.at(-1)
  if (last?.city === city && last.first + last.more + 1 === Number(zip)) last.more += 1
  else runs.push({ first: Number(zip), more: 0, city })
}
const lines = runs.map(({ first, more, city }) => `${String(first).padStart(5, '0')}+${more} ${city}`)
writeFileSync(TABLE, gzipSync(lines.join('\n'), { level: 9 }))
process.stdout.write(`${cities.size} codes in ${fileURLToPath(TABLE)}\n`)
