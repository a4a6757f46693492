// Lists of things alike, the products of a page and the choices of a filter, travel as their names once and their values in
// rows: a third of a list page's data was names.
type Thing = Record<string, unknown>
/** What no name of a thing begins with. */
type Rows = { $names: string[]; $rows: unknown[][] }

/** From how many on it is shorter. */
const FEWEST = 3

/** The same with its lists in rows; for JSON, which tells nothing of what is `undefined`. */
export function toRows(value: unknown): unknown {
  if (Array.isArray(value)) return namesOf(value) ?? value.map(toRows)
  if (!isThing(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, toRows(one)]))
}

function namesOf(list: unknown[]): Rows | undefined {
  if (list.length < FEWEST || !list.every(isThing)) return undefined
  const names = toldOf(list[0] ?? {})
  const isAlike = list.every((thing) => {
    const told = toldOf(thing)
    return told.length === names.length && told.every((name, at) => name === names[at])
  })
  if (!isAlike) return undefined
  return { $names: names, $rows: list.map((thing) => names.map((name) => toRows(thing[name]))) }
}

const toldOf = (thing: Thing): string[] => Object.keys(thing).filter((name) => thing[name] !== undefined)

/** As it was. */
export function fromRows(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromRows)
  if (!isThing(value)) return value
  const { $names: names, $rows: rows } = value as Partial<Rows>
  if (!names || !rows)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fromRows(one)]))
  return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, fromRows(row[at])])))
}

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
