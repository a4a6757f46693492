// Fills B17's index of one size, in a process of its own: node fill-index.ts PRODUCTS NODES
import { Client } from '@opensearch-project/opensearch'
import { fillIndices } from '@vitrine/search/opensearch/index/fill-indices'
import { syntheticDocuments } from '@vitrine/search/testing/synthetic-documents'
import { indexOf, STORE } from './index-of.ts'

/** Megabytes resident are of the process that filled, at its end. */
export type FilledIndex = { fillSeconds: number; residentMb: number }

const products = Number(process.argv[2])
const client = new Client({ nodes: process.argv[3]?.split(',') ?? [] })
const start = performance.now()
await fillIndices(syntheticDocuments(products, { stores: [STORE] }), {
  ...indexOf(products, client),
  generation: '1',
})
const fillSeconds = (performance.now() - start) / 1_000
const residentMb = process.memoryUsage.rss() / 1e6
process.stdout.write(JSON.stringify({ fillSeconds, residentMb } satisfies FilledIndex))
process.exit(0)
