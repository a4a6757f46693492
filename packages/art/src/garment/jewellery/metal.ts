import { moved, type Point } from '../../outline/point.ts'
import { type Part, part } from '../../part/part.ts'
import { circle } from '../watch/circle.ts'

/** Polished metal: strongly rounded, no cloth wrinkles. Its colour is the picture's. */
export const METAL = { fabric: 'metal', edge: 3, round: 4, wrinkle: 0 } as const

type Bead = { at: Point; radius: number; isPearl?: boolean }

export const bead = (name: string, { at: [x, y], radius, isPearl = false }: Bead): Part =>
  part(
    name,
    moved(circle(radius), (a, b) => [a + x, b + y]),
    {
      ...METAL,
      ...(isPearl && { slot: 'trim', fabric: 'nacre', color: 'chalk' }),
      puffRadius: radius,
      puff: radius * 0.9,
      lift: 0.35,
      cast: 3,
    },
  )
