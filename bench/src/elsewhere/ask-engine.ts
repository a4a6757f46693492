// One engine at one size of B17, in a process of its own, so that memory and processor time are its own:
// node ask-engine.ts PRODUCTS SECONDS [NODES PIDS]; without nodes the engine in memory, with them the index fill-index.ts filled.
import { Client } from '@opensearch-project/opensearch'
import { createOpenSearchEngine } from '@vitrine/search/opensearch/create-opensearch-engine'
import type { CatalogueReader, SearchRequest } from '@vitrine/search/port'
import { engineOf } from '../engine-of.ts'
import { askableQuestions, toRequest } from '../listing/questions.ts'
import { percentile } from '../percentile.ts'
import { processorMsOf } from '../processor-time.ts'
import { textQuestions, toTextRequest } from '../text/text-questions.ts'
import { indexOf } from './index-of.ts'

const MOST = 2_000
const WARM_UP = 400
const COMPARED = 8
const LATER_MS = 10

export type Asked = { count: number; p50: number; p99: number; ownMs: number; nodesMs: number }
export type AskedEngine = {
  /** Until it could be asked. */
  openSeconds: number
  /** Of this process, once it has answered. */
  residentMb: number
  listing: Asked
  text: Asked
  /** For whoever compares two engines: what the first questions were answered. */
  answers: unknown[]
}

const [products = 0, seconds = 0] = process.argv.slice(2, 4).map(Number)
const [nodes, pids] = process.argv.slice(4)
const nodePids = pids?.split(',').map(Number) ?? []
const start = performance.now()
const engine = nodes
  ? createOpenSearchEngine(indexOf(products, new Client({ nodes: nodes.split(',') })))
  : await engineOf(products)
const openSeconds = (performance.now() - start) / 1_000
const listings = askableQuestions(MOST).map(toRequest)
const answers = []
for (const request of listings.slice(0, COMPARED)) answers.push(await answerOf(engine, request))
const listing = await timed(engine, listings)
const text = await timed(engine, textQuestions(MOST).map(toTextRequest))
const residentMb = process.memoryUsage.rss() / 1e6
process.stdout.write(
  JSON.stringify({ openSeconds, residentMb, listing, text, answers } satisfies AskedEngine),
)
process.exit(0)

async function answerOf(reader: CatalogueReader, request: SearchRequest): Promise<unknown> {
  const { total, hits, facets, ranges } = await reader.answer(request)
  return { total, hits: hits.map(({ id }) => id), facets, ranges }
}

/** One question after the other, each new, for so many seconds at most. */
async function timed(reader: CatalogueReader, requests: readonly SearchRequest[]): Promise<Asked> {
  const warm = performance.now() + seconds * 1_000
  for (const request of requests.slice(0, WARM_UP)) {
    if (performance.now() > warm) break
    await reader.answer(request)
  }
  // What the last one left to be done is not the first one's.
  await new Promise((resolve) => setTimeout(resolve, LATER_MS))
  const nodesSpent = () => nodePids.reduce((sum, pid) => sum + processorMsOf(pid), 0)
  const before = { own: process.cpuUsage(), nodes: nodesSpent() }
  const end = performance.now() + seconds * 1_000
  const waits: number[] = []
  for (const request of requests.slice(WARM_UP)) {
    const begin = performance.now()
    if (begin > end) break
    await reader.answer(request)
    waits.push(performance.now() - begin)
  }
  const { user, system } = process.cpuUsage(before.own)
  const count = waits.length
  return {
    ...{ count, p50: percentile(waits, 0.5), p99: percentile(waits, 0.99) },
    ...{ ownMs: (user + system) / 1_000 / count, nodesMs: (nodesSpent() - before.nodes) / count },
  }
}
