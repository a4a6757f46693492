// Lists of things alike, the products of a page and the choices of a filter, travel as their names once and their values in
// rows: a third of a list page's data was names.
type Thing = Record<string, unknown>
/** What no name of a thing begins with. */
type Rows = { $names: string[]; $rows: unknown[][] }

/** From how many on it is shorter. */
const FEWEST = 3
/** In the place of a value that this one does not tell while a later one is told. */
const UNTOLD = { $untold: 1 }

/** The same with its lists in rows; for JSON, which tells nothing of what is `undefined`. */
export function toRows(value: unknown): unknown {
  if (Array.isArray(value)) return rowsOf(value) ?? value.map(toRows)
  if (!isThing(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, toRows(one)]))
}

function rowsOf(list: unknown[]): Rows | undefined {
  if (list.length < FEWEST || !list.every(isThing)) return undefined
  const names = namesOf(list)
  return names && { $names: names, $rows: list.map((thing) => rowOf(thing, names)) }
}

/** What all of them tell, then what some do, as the lowest price of those reduced; none where that is most of it. */
function namesOf(list: readonly Thing[]): string[] | undefined {
  const tellers = new Map<string, number>()
  for (const thing of list)
    for (const name of Object.keys(thing))
      if (thing[name] !== undefined) tellers.set(name, (tellers.get(name) ?? 0) + 1)
  const names = [...tellers.keys()]
  const ofAll = names.filter((name) => tellers.get(name) === list.length)
  const ofSome = names.filter((name) => tellers.get(name) !== list.length)
  return ofAll.length > ofSome.length ? [...ofAll, ...ofSome] : undefined
}

function rowOf(thing: Thing, names: readonly string[]): unknown[] {
  const length = names.findLastIndex((name) => thing[name] !== undefined) + 1
  return names.slice(0, length).map((name) => (thing[name] === undefined ? UNTOLD : toRows(thing[name])))
}

/** As it was. */
export function fromRows(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromRows)
  if (!isThing(value)) return value
  const { $names: names, $rows: rows } = value as Partial<Rows>
  if (!names || !rows)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fromRows(one)]))
  return rows.map((row) => thingOf(row, names))
}

function thingOf(row: readonly unknown[], names: readonly string[]): Thing {
  const thing: Thing = {}
  for (const [at, value] of row.entries()) {
    const name = names[at]
    if (name !== undefined && !isUntold(value)) thing[name] = fromRows(value)
  }
  return thing
}

const isUntold = (value: unknown): boolean => isThing(value) && '$untold' in value

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
