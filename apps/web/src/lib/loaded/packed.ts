// What a loader hands to its page travels as one text of JSON: the router takes objects apart value by value, which made a
// list page a fourth larger and cost a tenth of its making, and as much again on its reader's phone.
import { fromRows, toRows } from './rows.ts'

declare const CONTENT: unique symbol

/** A text of JSON that holds a `T`: names, numbers, lists; no dates, no promises. */
export type Packed<T> = string & { readonly [CONTENT]?: T }

/** Pages on their way at once on a server; in a browser, back and forth. */
const MOST_KNOWN = 8
const known = new Map<string, unknown>()

export function pack<T>(data: T): Packed<T> {
  const text = JSON.stringify(toRows(data))
  keep(text, data)
  return text
}

/** Of the same text the very same object, so that who depends on it is not drawn anew. */
export function unpack<T>(packed: Packed<T>): T {
  const data = known.has(packed) ? known.get(packed) : fromRows(JSON.parse(packed))
  keep(packed, data)
  return data as T
}

function keep(text: string, data: unknown): void {
  // At the end again: what is shown is asked for at every turn and stays known.
  known.delete(text)
  known.set(text, data)
  const [oldest = ''] = known.keys()
  if (known.size > MOST_KNOWN) known.delete(oldest)
}
