import { type Steps, spans } from '../steps.ts'

/** For fewer slots a filter needs no preparing. */
const MANY = 256

export type Selection = { slots: Uint32Array; count: number }
/** What is asked of a filter to narrow a selection; `keep` answers how many of the slots stay, moved to the front. */
type Narrowing = {
  keep: (slots: Uint32Array, count: number) => number
  cost?: number | undefined
  prepare?: (() => Steps<void>) | undefined
}

/** Leaves the slots that the filter keeps at the front, in place and in order. */
export function* keepSteps(filter: Narrowing, selection: Selection): Steps<void> {
  const { slots, count } = selection
  if (count >= MANY && filter.prepare) yield* filter.prepare()
  let passed = 0
  for (const { from, to } of spans(count, filter.cost)) {
    const passedOfPiece = filter.keep(slots.subarray(from, to), to - from)
    if (passed !== from) slots.copyWithin(passed, from, from + passedOfPiece)
    passed += passedOfPiece
    yield
  }
  selection.count = passed
}
