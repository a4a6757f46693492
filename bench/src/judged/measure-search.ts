import type { Goods } from './facts.ts'
import { meets } from './facts.ts'
import type { JudgedQuery } from './judged-query.ts'

/** Skus in their order, and the pages of help it names. */
export type Found = { skus: string[]; pages: string[] }
export type Search = (text: string) => Promise<Found>

export type Judged = {
  query: JudgedQuery
  ndcg: number
  recall: number
  isEmpty: boolean
  isRight: boolean
  found: number
  wanted: number
}

const DEPTH = 10
const RECALL_DEPTH = 50

/**
 * Goods that will do neither help nor harm: words narrow, so nobody may be blamed for leaving them out, and nobody for
 * adding them. They are taken out of the list before it is judged.
 */
export async function judge(query: JudgedQuery, goods: Goods, search: Search): Promise<Judged> {
  const { skus, pages } = await search(query.text)
  const wanted = new Set([...goods].flatMap(([sku, facts]) => (meets(facts, query.wanted) ? [sku] : [])))
  const isPassable = (sku: string) => !wanted.has(sku) && meets(goods.get(sku) ?? new Map(), query.passable)
  const judged = skus.filter((sku) => !isPassable(sku))
  const hits = judged.map((sku) => Number(wanted.has(sku)))
  const base = { query, found: skus.length, wanted: wanted.size }
  if (query.isNothing) return { ...base, ...verdict(skus.length === 0), isEmpty: false }
  if (query.page !== undefined)
    return { ...base, ...verdict(pages.includes(query.page)), isEmpty: pages.length === 0 }
  const ideal = [...wanted].map(() => 1)
  const first = hits.slice(0, DEPTH)
  return {
    ...base,
    ndcg: wanted.size === 0 ? Number.NaN : dcg(first) / dcg(ideal),
    recall: sum(hits.slice(0, RECALL_DEPTH)) / Math.min(wanted.size, RECALL_DEPTH),
    isEmpty: skus.length === 0,
    isRight: sum(first) * 2 >= Math.min(DEPTH, wanted.size) && sum(first) > 0,
  }
}

function verdict(isRight: boolean): Pick<Judged, 'ndcg' | 'recall' | 'isRight'> {
  return { ndcg: Number(isRight), recall: Number(isRight), isRight }
}

function dcg(gains: readonly number[]): number {
  return gains.slice(0, DEPTH).reduce((total, gain, at) => total + gain / Math.log2(at + 2), 0)
}

export type Quality = { queries: number; ndcg: number; recall: number; empty: number; typos: number }

/** Queries nothing in the shop answers say nothing about the search, and are left out of the mean. */
export function qualityOf(judged: readonly Judged[]): Quality {
  const counted = judged.filter(({ ndcg }) => !Number.isNaN(ndcg))
  const typos = counted.filter(({ query }) => query.isTypo)
  const share = (some: number, all: number) => (all === 0 ? Number.NaN : some / all)
  return {
    queries: counted.length,
    ndcg: mean(counted.map(({ ndcg }) => ndcg)),
    recall: mean(counted.map(({ recall }) => recall).filter((one) => !Number.isNaN(one))),
    empty: share(counted.filter(({ isEmpty }) => isEmpty).length, counted.length),
    typos: share(typos.filter(({ isRight }) => isRight).length, typos.length),
  }
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
