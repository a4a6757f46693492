import type { Chance } from '../../chance/random.ts'
import { button } from '../../ink/button.ts'
import { stitch } from '../../ink/stitch.ts'
import { corner, type Side } from '../../outline/point.ts'
import { type Part, part } from '../../part/part.ts'
import { longSleeve } from '../sleeve/long-sleeve.ts'
import type { Dress } from './dress.ts'

const PATTERN = { tip: [119, 27], pit: [130, 146], end: [178, 346], cuff: 23, bow: 4 } as const

/** Cuff with its button, then the sleeve over it. */
export function shirtSleeve(rng: Chance, side: Side, { thread, buttons, slot }: Dress): Part[] {
  const { part: sleeve, at } = longSleeve(rng, { ...PATTERN, side })
  const edge = (share: number) => stitch([at(share, 0.86), at(share, -0.86)], thread)
  const shape = [at(0.985, 0.94), at(0.985, -0.94), at(1.11, -0.92), at(1.11, 0.92)].map(corner)
  const cuff = part(`cuff${side}`, shape, {
    slot,
    grain: -side * 0.1 + Math.PI / 2,
    lift: 0.3,
    puffRadius: 10,
    puff: 2.4,
    edge: 0.8,
    ink: [...edge(1.095), ...edge(1.015), button(at(1.055, -0.45), 3.1, buttons)],
  })
  return [cuff, sleeve]
}
