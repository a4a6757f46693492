import { atMost, type Figure, NO_GOAL } from '../figure.ts'
import { ms, percentile } from '../percentile.ts'
import type { Act, Browsed } from './browse.ts'
import type { HeldNodes } from './quick-backs.ts'

const SHOWN_MS: Record<Act, number> = { filter: 150, open: 150, back: 100, search: 50 }
const NAMES: Record<Act, string> = {
  filter: 'a filter pressed until its list is shown',
  open: 'a product opened from a list until it is shown',
  back: 'Back until the list is shown where it was left',
  search: 'a key in the search, once its pause is over, until what it finds is shown',
}
const INP_MS = 100
const TASK_MS = 100
/** Acts after which nothing may have moved that nobody pushed. */
const STEADY: readonly Act[] = ['filter', 'back']
/** What is kept after many Backs, against what was kept after three: the list, the last page, and what waits to be thrown away. */
const KEPT = 1.5

const FRAME = { id: 'B13', limit: 'one frame 17 ms' }

export function actFigures(browsed: Browsed, rate: number): Figure[] {
  const acts = Object.keys(SHOWN_MS) as Act[]
  return acts.flatMap((act) => {
    const { shown, inputs, shifts } = browsed[act]
    const [middle, worst] = [percentile(shown, 0.5), percentile(inputs, 0.98)]
    const moved = Math.max(...shifts)
    return [
      {
        ...FRAME,
        what: `${NAMES[act]}, ${rate} × slower`,
        ours: `median ${ms(middle)}, worst ${ms(Math.max(...shown))}`,
        value: middle,
        goal: atMost(middle, SHOWN_MS[act], ' ms'),
      },
      {
        ...FRAME,
        what: `${act}, ${rate} × slower, interaction to next paint`,
        ours: ms(worst),
        value: worst,
        goal: atMost(worst, INP_MS, ' ms'),
      },
      {
        id: 'B13',
        what: `${act}, ${rate} × slower, layout shift`,
        ours: moved.toFixed(3),
        limit: '–',
        value: moved,
        goal: STEADY.includes(act) ? atMost(moved, 0) : NO_GOAL,
      },
    ]
  })
}

/** The longest of all, from the page's first script on. */
export function taskFigure(browsed: Browsed, rate: number): Figure {
  const longest = Object.entries(browsed).map(([name, { tasks }]) => ({ name, ms: Math.max(...tasks) }))
  const worst = Math.max(...longest.map((one) => one.ms))
  return {
    ...FRAME,
    what: `longest task, ${rate} × slower`,
    ours: longest.map((one) => `${one.name} ${one.ms.toFixed(0)}`).join(', '),
    value: worst,
    goal: atMost(worst, TASK_MS, ' ms'),
  }
}

export function nodeFigure({ first, after, backs }: HeldNodes): Figure {
  const kept = after / first
  return {
    id: 'B13',
    what: `nodes in memory after ${backs} more quick Backs, against those after three`,
    ours: `${after}, ${kept.toFixed(2)} ×`,
    limit: `${first}`,
    value: kept,
    goal: atMost(kept, KEPT, ' ×'),
  }
}
