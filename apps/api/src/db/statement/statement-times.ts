// What the statements of this process took of the database, by their text: values are no part of it, so it holds nothing of
// a person. PostgreSQL's own count of them is an extension a shop may not have.

export type StatementTimes = { statement: string; calls: number; sumMs: number; worstMs: number }

/** Texts beyond it push out those that took least; lists of any length make ever new ones. */
const MOST_TEXTS = 500
const times = new Map<string, StatementTimes>()

export function noteStatement(text: string, ms: number): void {
  const known = times.get(text)
  if (known) {
    known.calls += 1
    known.sumMs += ms
    known.worstMs = Math.max(known.worstMs, ms)
    return
  }
  if (times.size >= MOST_TEXTS) times.delete(leastOf())
  times.set(text, { statement: text, calls: 1, sumMs: ms, worstMs: ms })
}

/** Those that took most in all since the process began, the dearest first. */
export function dearestStatements(count: number): StatementTimes[] {
  return [...times.values()].toSorted((a, b) => b.sumMs - a.sumMs).slice(0, count)
}

function leastOf(): string {
  let [least] = times
  for (const entry of times) if (!least || entry[1].sumMs < least[1].sumMs) least = entry
  return least?.[0] ?? ''
}
