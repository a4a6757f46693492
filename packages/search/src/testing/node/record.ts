// What an index keeps of a document, as the queries of a node see it.
export type Source = Readonly<Record<string, unknown>>
/** A document, and the child of it that is looked at inside a nested query. */
export type Seen = { id: string; source: Source; child?: Source }
export type Value = string | number

const asList = (value: unknown): readonly Value[] =>
  value === undefined || value === null ? [] : ([value].flat() as Value[])

/** Words with how often each counts; one without a number counts once. */
export function frequencyOf({ source }: Seen, field: string, word: string): number {
  const found = String(source[field] ?? '')
    .split(' ')
    .map((token) => token.split('|'))
    .find(([text]) => text === word)
  return found ? Number(found[1] ?? 1) : 0
}

const TEXTS = new Set(['words', 'strong'])
export const isText = (field: string): boolean => TEXTS.has(field)

/** `t.color` lies in an object, `children.color` in the child that is looked at; `.n` is a term's number. */
export function valuesAt(seen: Seen, field: string): readonly Value[] {
  const plain = plainValues(seen, field)
  if (plain.length > 0 || !field.endsWith('.n')) return plain
  return plainValues(seen, field.slice(0, -2))
    .map(Number)
    .filter((value) => Number.isFinite(value))
}

function plainValues({ source, child }: Seen, field: string): readonly Value[] {
  const dot = field.indexOf('.')
  if (dot < 0) return asList(source[field])
  const [first, rest] = [field.slice(0, dot), field.slice(dot + 1)]
  const within = first === 'children' ? child : (source[first] as Source | undefined)
  return within && Object.hasOwn(within, rest) ? asList(within[rest]) : []
}

export const childrenOf = (seen: Seen): Seen[] =>
  ((seen.source.children ?? []) as Source[]).map((child) => ({ ...seen, child }))
