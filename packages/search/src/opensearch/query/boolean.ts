// Queries joined: all of them, any of them, none of it.
export type Query = Record<string, unknown>
export const NOTHING: Query = { match_none: {} }

export function all(queries: readonly Query[]): Query {
  const [only, ...others] = queries
  if (only && others.length === 0) return only
  return queries.length === 0 ? { match_all: {} } : { bool: { filter: queries } }
}

export function any(queries: readonly Query[]): Query {
  const [only, ...others] = queries
  if (only && others.length === 0) return only
  return queries.length === 0 ? NOTHING : { bool: { should: queries, minimum_should_match: 1 } }
}

export function not(query: Query): Query {
  return { bool: { must_not: [query] } }
}
