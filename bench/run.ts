// npm run bench [-- --quick] [B1 B3 …]: measures, prints one table and writes results.json here.
import { writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { b1CachedPage } from './figures/b1-cached-page.ts'
import { b2Render } from './figures/b2-render.ts'
import { b3Listing } from './figures/b3-listing.ts'
import { b8Scripts } from './figures/b8-scripts.ts'
import { b10Start } from './figures/b10-start.ts'
import { b12Import } from './figures/b12-import.ts'
import type { Figure } from './src/figure.ts'

const ALL = [b1CachedPage, b2Render, b3Listing, b8Scripts, b10Start, b12Import]
const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const chosen = positionals.length === 0 ? ALL : ALL.filter((one) => positionals.includes(one.id))

const figures: Figure[] = []
for (const measurement of chosen) {
  console.error(`${measurement.id}  ${measurement.title} …`)
  figures.push(...(await measurement.run({ quick: values.quick })))
}

console.table(
  Object.fromEntries(
    figures.map((one) => [
      `${one.id} ${one.what}`,
      { ours: one.ours, limit: one.limit, goal: one.goal.text, reached: one.goal.reached ? 'yes' : 'NO' },
    ]),
  ),
)
const machine = {
  cores: cpus().length,
  model: cpus()[0]?.model,
  memoryGb: Math.round(totalmem() / 2 ** 30),
  node: process.version,
}
writeFileSync(
  new URL('./results.json', import.meta.url),
  `${JSON.stringify({ machine, quick: values.quick, figures }, null, 2)}\n`,
)
process.exit(0)
