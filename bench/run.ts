// npm run bench [-- --quick] [--products 10000,100000] [B1 B3 …]: measures, prints a table, and writes after each
// measurement what it measured to results.json here and to the table of docs/performance.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { b1CachedPage } from './figures/b1-cached-page.ts'
import { b2Render } from './figures/b2-render.ts'
import { b3Listing } from './figures/b3-listing.ts'
import { b4Text } from './figures/b4-text.ts'
import { b5CatalogueCall } from './figures/b5-catalogue-call.ts'
import { b6CartUpdate } from './figures/b6-cart-update.ts'
import { b7Order } from './figures/b7-order.ts'
import { b8Scripts } from './figures/b8-scripts.ts'
import { b9Lighthouse } from './figures/b9-lighthouse.ts'
import { b10Start } from './figures/b10-start.ts'
import { b11Growth } from './figures/b11-growth.ts'
import { b12Import } from './figures/b12-import.ts'
import { b13Browser } from './figures/b13-browser.ts'
import { b14DrawnPicture } from './figures/b14-drawn-picture.ts'
import { b15JudgedSearch } from './figures/b15-judged-search.ts'
import { b16Mixed } from './figures/b16-mixed.ts'
import { b17OpenSearch } from './figures/b17-opensearch.ts'
import { b19Peers } from './figures/b19-peers.ts'
import type { Figure } from './src/figure.ts'
import { noteMeasured, readResults } from './src/results.ts'
import { withTable } from './src/results-table.ts'

const PAGE = new URL('../docs/performance.md', import.meta.url)

const ALL = [
  b1CachedPage,
  b2Render,
  b3Listing,
  b4Text,
  b5CatalogueCall,
  b6CartUpdate,
  b7Order,
  b8Scripts,
  b9Lighthouse,
  b10Start,
  b11Growth,
  b12Import,
  b13Browser,
  b14DrawnPicture,
  b15JudgedSearch,
  b16Mixed,
  b17OpenSearch,
  b19Peers,
]
const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, products: { type: 'string' } },
  allowPositionals: true,
})
const chosen = positionals.length === 0 ? ALL : ALL.filter((one) => positionals.includes(one.id))

const SIZES = values.quick ? '10000' : '10000,100000,500000'
const products = (values.products ?? SIZES).split(',').map(Number)

const figures: Figure[] = []
for (const measurement of chosen) {
  console.error(`${measurement.id}  ${measurement.title} …`)
  const found = await measurement.run({ quick: values.quick, products })
  figures.push(...found)
  noteMeasured(measurement, values.quick, found)
  writeFileSync(PAGE, withTable(readFileSync(PAGE, 'utf8'), readResults()))
}

console.table(
  Object.fromEntries(
    figures.map((one) => [
      `${one.id} ${one.what}`,
      { ours: one.ours, limit: one.limit, goal: one.goal.text, reached: one.goal.reached ? 'yes' : 'NO' },
    ]),
  ),
)
process.exit(0)
