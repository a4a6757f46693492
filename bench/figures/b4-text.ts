import type { MemoryEngine } from '@vitrine/search/memory/create-memory-engine'
import { syntheticDocuments } from '@vitrine/search/testing/synthetic-documents'
import { engineOf } from '../src/engine-of.ts'
import { atLeast, atMost, type Figure, type Measurement, NO_GOAL } from '../src/figure.ts'
import { longestHold } from '../src/longest-hold.ts'
import { ms, percentile, timeEach } from '../src/percentile.ts'
import { expensiveQuestions } from '../src/text/expensive-questions.ts'
import { miniSearchRival, type Rival } from '../src/text/mini-search-rival.ts'
import { textQuestions, toTextRequest } from '../src/text/text-questions.ts'

/** Goals of the median by size; the rival is built up to a hundred thousand, beyond it takes gigabytes. */
const GOALS_MS: Record<number, number> = { 10000: 0.5, 100000: 3, 500000: 15 }
const P99_MS = 40
const LONGEST_HOLD_MS = 50
const LARGEST_RIVAL = 100_000
const WARM_UP = 100

export const b4Text: Measurement = {
  id: 'B4',
  title: 'text search: two words, one mistyped, with facets; and the dearest questions',
  run: async ({ quick, products }) => {
    const figures: Figure[] = []
    for (const size of products) figures.push(...(await measure(size, quick)))
    return figures
  },
}

async function measure(products: number, quick: boolean): Promise<Figure[]> {
  const engine = await engineOf(products)
  const texts = textQuestions(WARM_UP + (quick ? 200 : 600))
  const ours = await timeEach(texts.length - WARM_UP, WARM_UP, (index, isWarm) =>
    engine.search(toTextRequest(texts[isWarm ? WARM_UP + index : index] ?? '')),
  )
  const longestBy = await holds(products, engine, quick ? 2 : 5)
  // Last, because the garbage collector visits all that the rival holds.
  const rival = products <= LARGEST_RIVAL ? await rivalTimes(products, engine, quick) : undefined
  return [...toFigures(products, ours, rival), ...longestBy]
}

async function rivalTimes(products: number, engine: MemoryEngine, quick: boolean): Promise<number[]> {
  const rival = await miniSearchRival(syntheticDocuments(products))
  const texts = textQuestions(quick ? 15 : 40)
  for (const text of texts.slice(0, 10)) assertSameAnswer(text, engine, rival)
  return timeEach(texts.length - 5, 5, (index) => rival.ask(texts[index] ?? ''))
}

/** A fast wrong answer is worth nothing: as many products, and as many of each value, for the text as it was read. */
function assertSameAnswer(text: string, engine: MemoryEngine, rival: Rival): void {
  const ours = engine.search(toTextRequest(text))
  const theirs = rival.ask(ours.corrected ?? text)
  const isSame = Object.entries(ours.facets).every(([field, counts]) =>
    counts.every(({ key, count }) => theirs.facets[field]?.get(key) === count),
  )
  if (ours.total !== theirs.total || !isSame)
    throw new Error(`Two answers to "${text}": ${ours.total} and ${theirs.total} products`)
}

/** How long others have to wait behind each of the dearest questions. */
async function holds(products: number, engine: MemoryEngine, rounds: number): Promise<Figure[]> {
  const longestBy = new Map<string, number>()
  for (let round = 0; round < rounds; round++) {
    for (const [what, ask] of Object.entries(expensiveQuestions(round)))
      longestBy.set(what, Math.max(longestBy.get(what) ?? 0, await longestHold(() => ask(engine))))
  }
  const worst = [...longestBy].map(([what, longest]) => ({ what, longest }))
  const [dearest, ...others] = worst.toSorted((a, b) => b.longest - a.longest)
  if (!dearest) return []
  const next = others.slice(0, 2).map(({ what, longest }) => `${what} ${ms(longest)}`)
  return [
    {
      id: 'B4',
      what: `longest hold of the event loop, ${products.toLocaleString('en')}`,
      ours: `${ms(dearest.longest)} (${dearest.what})`,
      limit: `next of ${worst.length} kinds: ${next.join(', ')}`,
      value: dearest.longest,
      goal: atMost(dearest.longest, LONGEST_HOLD_MS, ' ms'),
    },
  ]
}

function toFigures(products: number, ours: number[], rival: number[] | undefined): Figure[] {
  const [p50, p99] = [percentile(ours, 0.5), percentile(ours, 0.99)]
  const size = products.toLocaleString('en')
  const limit = rival ? `MiniSearch ${ms(percentile(rival, 0.5))}` : '–'
  const shared = { id: 'B4', limit }
  const goal = GOALS_MS[products] ?? Number.POSITIVE_INFINITY
  const figures: Figure[] = [
    { ...shared, what: `text in ${size}, p50`, ours: ms(p50), value: p50, goal: atMost(p50, goal, ' ms') },
    { ...shared, what: `text in ${size}, p99`, ours: ms(p99), value: p99, goal: atMost(p99, P99_MS, ' ms') },
  ]
  if (!rival) return figures
  const times = percentile(rival, 0.5) / p50
  const ratioGoal = products < LARGEST_RIVAL ? NO_GOAL : atLeast(times, 10, ' ×')
  const ratio = { ours: `${times.toFixed(0)} × faster`, value: times, goal: ratioGoal }
  return [...figures, { ...shared, what: `text in ${size}, against MiniSearch`, ...ratio }]
}
