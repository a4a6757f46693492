import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual, promisify } from 'node:util'
import { type Cluster, missingForCluster, startCluster } from '../../scripts/cluster/start-cluster.ts'
import type { Asked, AskedEngine } from '../src/elsewhere/ask-engine.ts'
import type { FilledIndex } from '../src/elsewhere/fill-index.ts'
import { measureWebProcess } from '../src/elsewhere/web-process.ts'
import { atMost, type Figure, type Measurement, NO_GOAL } from '../src/figure.ts'
import { ms } from '../src/percentile.ts'

const scriptOf = (name: string) => fileURLToPath(new URL(`../src/elsewhere/${name}.ts`, import.meta.url))
const PORT = 4660
const HEAP = '2g'
const SIZES = [100_000, 1_000_000]
const WEB_PROCESS_MB = 300
const LONGEST_ANSWER = 64 * 2 ** 20

export const b17OpenSearch: Measurement = {
  id: 'B17',
  title: 'listing and text on an OpenSearch of two nodes, against the engine in memory',
  run: async ({ quick, products }) => {
    const missing = missingForCluster()
    if (missing)
      return [skipped(`a real OpenSearch needs Java 17 and Maven, and there is no ${missing} here`)]
    const sizes = quick ? [Math.min(...products)] : SIZES
    const cluster = await startCluster(PORT, { heap: HEAP })
    try {
      const figures: Figure[] = []
      for (const size of sizes) figures.push(...(await compare(size, quick ? 5 : 30, cluster)))
      return [...figures, await webProcess(Math.max(...sizes), cluster)]
    } finally {
      await cluster.stop()
    }
  },
}

async function compare(size: number, seconds: number, { urls, pids }: Cluster): Promise<Figure[]> {
  const filled = await run<FilledIndex>('fill-index', [size, urls.join()])
  const memory = await run<AskedEngine>('ask-engine', [size, seconds])
  const elsewhere = await run<AskedEngine>('ask-engine', [size, seconds, urls.join(), pids.join()])
  // A fast wrong answer is worth nothing.
  if (!isDeepStrictEqual(memory.answers, elsewhere.answers))
    throw new Error(`The two engines answer differently at ${size} products.`)
  const what = `${size.toLocaleString('en')} products`
  return [
    toFigure(`listing of ${what}`, memory.listing, elsewhere.listing),
    toFigure(`text among ${what}`, memory.text, elsewhere.text),
    {
      id: 'B17',
      what: `filling, and memory of who asks, ${what}, one store`,
      ours: `OpenSearch ${filled.fillSeconds.toFixed(0)} s, ${elsewhere.residentMb.toFixed(0)} MB; who fills ${filled.residentMb.toFixed(0)} MB`,
      limit: `in memory ${memory.openSeconds.toFixed(0)} s, ${memory.residentMb.toFixed(0)} MB`,
      value: elsewhere.residentMb,
      goal: NO_GOAL,
    },
  ]
}

async function run<T>(script: string, args: readonly (string | number)[]): Promise<T> {
  const command = [scriptOf(script), ...args.map(String)]
  const { stdout } = await promisify(execFile)(process.execPath, command, { maxBuffer: LONGEST_ANSWER })
  return JSON.parse(stdout) as T
}

/** Stated, not to be reached: a journey to another program against a call inside this one. */
function toFigure(what: string, memory: Asked, elsewhere: Asked): Figure {
  const times = elsewhere.p50 / memory.p50
  return {
    id: 'B17',
    what,
    ours: `OpenSearch p50 ${ms(elsewhere.p50)}, p99 ${ms(elsewhere.p99)}, ${times.toFixed(0)} ×; processor: nodes ${ms(elsewhere.nodesMs)}, who asks ${ms(elsewhere.ownMs)}`,
    limit: `in memory p50 ${ms(memory.p50)}, p99 ${ms(memory.p99)}; processor ${ms(memory.ownMs)}`,
    value: times,
    goal: NO_GOAL,
  }
}

async function webProcess(size: number, cluster: Cluster): Promise<Figure> {
  const { idleMb, residentMb, requests } = await measureWebProcess(size, cluster.urls)
  return {
    id: 'B17',
    what: `a process of the shop at ${size.toLocaleString('en')} products in OpenSearch, one store filled`,
    ours: `${residentMb} MB after ${requests.toLocaleString('en')} mixed requests, ${idleMb} MB before`,
    limit: '–',
    value: residentMb,
    goal: atMost(residentMb, WEB_PROCESS_MB, ' MB'),
  }
}

function skipped(why: string): Figure {
  const goal = { text: `skipped: ${why}`, reached: true }
  return { id: 'B17', what: 'OpenSearch', ours: 'skipped', limit: '–', value: Number.NaN, goal }
}
