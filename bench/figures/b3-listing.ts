import { isDeepStrictEqual } from 'node:util'
import { buildMemoryEngine } from '@vitrine/search/memory/build-memory-engine'
import type { CatalogueEngine } from '@vitrine/search/port'
import { SYNTHETIC_STORES, syntheticDocuments } from '@vitrine/search/testing/synthetic-documents'
import type pg from 'pg'
import { atLeast, atMost, type Figure, type Measurement } from '../src/figure.ts'
import { askPostgres, comparable } from '../src/listing/ask-postgres.ts'
import { fillListingTables } from '../src/listing/fill-listing-tables.ts'
import { askableQuestions, type Question, toRequest } from '../src/listing/questions.ts'
import { withPostgres } from '../src/listing/with-postgres.ts'
import { ms, percentile, timeEach } from '../src/percentile.ts'

const GOALS_MS = { 10000: 0.2, 100000: 0.5 }
const WARM_UP = 500
const RIVAL_WARM_UP = 15

export const b3Listing: Measurement = {
  id: 'B3',
  title: 'catalogue listing: 2 choices, 7 facets, price buckets, sort, 50 products',
  run: async ({ quick }) => {
    const figures: Figure[] = []
    for (const [products, goal] of Object.entries(GOALS_MS)) {
      figures.push(...(await measure(Number(products), goal, quick)))
    }
    return figures
  },
}

async function measure(products: number, goalMs: number, quick: boolean): Promise<Figure[]> {
  const questions = askableQuestions(WARM_UP + (quick ? 500 : 3_000))
  const engine = await buildMemoryEngine(syntheticDocuments(products), {
    languages: ['en'],
    stores: SYNTHETIC_STORES,
  })
  const rival = await withPostgres(async (client) => {
    await fillListingTables(client, syntheticDocuments(products))
    await assertSameAnswers(client, engine, questions.slice(0, 10))
    return timePostgres(client, questions.slice(0, RIVAL_WARM_UP + (quick ? 20 : 60)))
  })
  const ours = await timeEach(questions.length - WARM_UP, WARM_UP, (index, isWarm) =>
    engine.search(toRequest(questions[isWarm ? WARM_UP + index : index] as Question)),
  )
  return toFigures(products, goalMs, { ours, rival })
}

function timePostgres(client: pg.Client, questions: readonly Question[]): Promise<number[]> {
  const ask = (index: number) => askPostgres(client, questions[index] as Question)
  return timeEach(questions.length - RIVAL_WARM_UP, RIVAL_WARM_UP, (index, isWarm) =>
    ask(isWarm ? RIVAL_WARM_UP + index : index),
  )
}

/** A fast wrong answer is worth nothing: totals, hits, facets and buckets must be equal. */
async function assertSameAnswers(
  client: pg.Client,
  engine: CatalogueEngine,
  questions: readonly Question[],
): Promise<void> {
  for (const question of questions) {
    const [ours, theirs] = [engine.search(toRequest(question)), await askPostgres(client, question)].map(
      comparable,
    )
    if (!isDeepStrictEqual(ours, theirs)) {
      throw new Error(`Two answers to ${JSON.stringify(question)}:\n${JSON.stringify([ours, theirs])}`)
    }
  }
}

function toFigures(
  products: number,
  goalMs: number,
  { ours, rival }: { ours: number[]; rival: number[] },
): Figure[] {
  const [p50, p99] = [percentile(ours, 0.5), percentile(ours, 0.99)]
  const rivalP50 = percentile(rival, 0.5)
  const size = products.toLocaleString('en')
  const shared = { id: 'B3', limit: `PostgreSQL ${ms(rivalP50)}` }
  const figures = [
    {
      ...shared,
      what: `listing of ${size}, p50`,
      ours: ms(p50),
      value: p50,
      goal: atMost(p50, goalMs, ' ms'),
    },
    { ...shared, what: `listing of ${size}, p99`, ours: ms(p99), value: p99, goal: atMost(p99, 10, ' ms') },
  ]
  const times = rivalP50 / p50
  if (products < 100_000) return figures
  return [
    ...figures,
    {
      ...shared,
      what: `listing of ${size}, against PostgreSQL`,
      ours: `${times.toFixed(0)} × faster`,
      value: times,
      goal: atLeast(times, 50, ' ×'),
    },
  ]
}
