// One measured row. Machines are noisy, so what counts is the ratio to a limit measured in the same run.
export type Figure = {
  id: string
  what: string
  ours: string
  limit: string
  /** The number the goal speaks of, already in the goal's unit. */
  value: number
  goal: { text: string; reached: boolean }
}

export type Measurement = { id: string; title: string; run(options: BenchOptions): Promise<Figure[]> }

/** `quick` shortens the runs for a look; figures to quote come from a full one. */
export type BenchOptions = {
  quick: boolean
  /** Sizes of the invented shops; what grows with the shop is measured at each. */
  products: readonly number[]
}

export function atLeast(value: number, goal: number, unit = ''): Figure['goal'] {
  return { text: `≥ ${goal}${unit}`, reached: value >= goal }
}

export function atMost(value: number, goal: number, unit = ''): Figure['goal'] {
  return { text: `≤ ${goal}${unit}`, reached: value <= goal }
}

/** Told for its own sake. */
export const NO_GOAL: Figure['goal'] = { text: 'no goal', reached: true }
