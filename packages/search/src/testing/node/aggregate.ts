// The counts the shop asks a node for.
import { match, type NodeQuery } from './match.ts'
import { childrenOf, type Seen, valuesAt } from './record.ts'

export type Aggs = Readonly<Record<string, NodeQuery>>
type Answer = Record<string, unknown>
type Counter<Body> = (body: Body, documents: readonly Seen[], below: Aggs) => Answer

export function aggregate(aggs: Aggs, documents: readonly Seen[]): Answer {
  return Object.fromEntries(
    Object.entries(aggs).map(([name, { aggs: below = {}, ...asked }]) => {
      const [kind = '', body] = Object.entries(asked)[0] ?? []
      const counter = COUNTERS[kind]
      if (!counter) throw new Error(`no node was ever asked to count ${kind}`)
      return [name, counter(body as never, documents, below as Aggs)]
    }),
  )
}

const counted = (documents: readonly Seen[], below: Aggs): Answer => ({
  doc_count: documents.length,
  ...aggregate(below, documents),
})

type Terms = { field: string; size: number; include?: string }

function terms({ field, size, include }: Terms, documents: readonly Seen[], below: Aggs): Answer {
  const byKey = new Map<string, Seen[]>()
  for (const seen of documents)
    for (const key of new Set(valuesAt(seen, field).map(String))) {
      if (include && !new RegExp(`^(?:${include})$`, 'u').test(key)) continue
      const known = byKey.get(key)
      if (known) known.push(seen)
      else byKey.set(key, [seen])
    }
  const buckets = [...byKey]
    .sort(([a, some], [b, others]) => others.length - some.length || (a < b ? -1 : 1))
    .slice(0, size)
  return { buckets: buckets.map(([key, found]) => ({ key, ...counted(found, below) })) }
}

type Range = { key: string; from?: number; to?: number }

function range({ field, ranges }: { field: string; ranges: readonly Range[] }, documents: readonly Seen[]) {
  const isWithin = (value: number, { from = -Infinity, to = Infinity }: Range) => value >= from && value < to
  const buckets = ranges.map((one) => ({
    key: one.key,
    doc_count: documents.filter((seen) => valuesAt(seen, field).some((value) => isWithin(Number(value), one)))
      .length,
  }))
  return { buckets }
}

const extreme =
  (of: (...values: number[]) => number): Counter<{ field: string }> =>
  ({ field }, documents) => {
    const values = documents.flatMap((seen) => valuesAt(seen, field).map(Number))
    return { value: values.length === 0 ? null : of(...values) }
  }

type Named = { filters: Readonly<Record<string, NodeQuery>> }

const COUNTERS: Readonly<Record<string, Counter<never>>> = {
  terms,
  range,
  min: extreme(Math.min),
  max: extreme(Math.max),
  filter: (query: NodeQuery, documents, below) =>
    counted(
      documents.filter((seen) => match(query, seen) !== undefined),
      below,
    ),
  filters: ({ filters }: Named, documents) => ({
    buckets: Object.fromEntries(
      Object.entries(filters).map(([name, query]) => [
        name,
        { doc_count: documents.filter((seen) => match(query, seen) !== undefined).length },
      ]),
    ),
  }),
  nested: (_: { path: string }, documents, below) => counted(documents.flatMap(childrenOf), below),
  reverse_nested: (_: object, documents, below) => {
    const parents = new Map(documents.map(({ id, source }) => [id, { id, source }]))
    return counted([...parents.values()], below)
  },
}
