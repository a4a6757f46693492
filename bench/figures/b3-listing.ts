import { isDeepStrictEqual } from 'node:util'
import type { MemoryEngine } from '@vitrine/search/memory/create-memory-engine'
import { syntheticDocuments } from '@vitrine/search/testing/synthetic-documents'
import type pg from 'pg'
import { engineOf } from '../src/engine-of.ts'
import { atLeast, atMost, type Figure, type Measurement } from '../src/figure.ts'
import { askPostgres, comparable } from '../src/listing/ask-postgres.ts'
import { fillListingTables } from '../src/listing/fill-listing-tables.ts'
import { askableQuestions, type Question, toRequest } from '../src/listing/questions.ts'
import { withPostgres } from '../src/listing/with-postgres.ts'
import { ms, percentile, timeEach } from '../src/percentile.ts'

/** Goals of the median by size; the rival is filled up to a hundred thousand, beyond it takes minutes. */
const GOALS_MS: Record<number, number> = { 10000: 0.3, 100000: 1.5, 500000: 6 }
const LARGEST_RIVAL = 100_000
const WARM_UP = 500
const RIVAL_WARM_UP = 15

export const b3Listing: Measurement = {
  id: 'B3',
  title: 'catalogue listing: 2 choices, 7 facets, price buckets, sort, 50 products',
  run: async ({ quick, products }) => {
    const figures: Figure[] = []
    for (const size of products) figures.push(...(await measure(size, quick)))
    return figures
  },
}

async function measure(products: number, quick: boolean): Promise<Figure[]> {
  const questions = askableQuestions(WARM_UP + (quick ? 500 : 3_000))
  const engine = await engineOf(products)
  const ours = await timeEach(questions.length - WARM_UP, WARM_UP, (index, isWarm) =>
    engine.search(toRequest(questions[isWarm ? WARM_UP + index : index] as Question)),
  )
  const rival =
    products > LARGEST_RIVAL
      ? undefined
      : await withPostgres(async (client) => {
          await fillListingTables(client, syntheticDocuments(products))
          await assertSameAnswers(client, engine, questions.slice(0, 10))
          return timePostgres(client, questions.slice(0, RIVAL_WARM_UP + (quick ? 20 : 60)))
        })
  return toFigures(products, ours, rival)
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
  engine: MemoryEngine,
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

function toFigures(products: number, ours: number[], rival: number[] | undefined): Figure[] {
  const [p50, p99] = [percentile(ours, 0.5), percentile(ours, 0.99)]
  const rivalP50 = rival && percentile(rival, 0.5)
  const size = products.toLocaleString('en')
  const goalMs = GOALS_MS[products] ?? Number.POSITIVE_INFINITY
  const shared = { id: 'B3', limit: rivalP50 === undefined ? '–' : `PostgreSQL ${ms(rivalP50)}` }
  const figures = [
    {
      ...shared,
      what: `listing of ${size}, p50`,
      ours: ms(p50),
      value: p50,
      goal: atMost(p50, goalMs, ' ms'),
    },
    { ...shared, what: `listing of ${size}, p99`, ours: ms(p99), value: p99, goal: atMost(p99, 15, ' ms') },
  ]
  if (rivalP50 === undefined || products < LARGEST_RIVAL) return figures
  const times = rivalP50 / p50
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
