import { lettering } from '../../ink/label.ts'
import { fill } from '../../ink/line.ts'
import { seam } from '../../ink/seam.ts'
import { moved } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { circle } from '../watch/circle.ts'
import type { Laid } from './laid.ts'

const PAPER = { slot: 'trim', fabric: 'paper', color: 'ivory', puff: 2, edge: 1, round: 2 } as const
const BODY = pts`-136,-94! 0,-95 136,-94! 137,0 136,94! 0,95 -136,94! -137,0`
const OPEN = pts`-136,-93! -20,-172 -8,-178 8,-178 20,-172 136,-93!`
const CLOSED = pts`-136,-93! 0,-95 136,-93! 18,14 7,21 -7,21 -18,14`
const FLAPS = [pts`-134,92! -14,4 0,-3 14,4 134,92!`, pts`-135,-88 -60,-32`, pts`135,-88 60,-32`]

/** Seen where it is glued: open, the flap turned up, or closed with a seal. */
export const envelope = (laid: Laid, isOpen: boolean): Part[] => {
  const flap = part('flap', moved(isOpen ? OPEN : CLOSED, laid), {
    ...PAPER,
    tone: isOpen ? 0.88 : 1,
    lift: isOpen ? 0 : 0.3,
    cast: 4,
  })
  const body = part('envelope', moved(BODY, laid), {
    ...PAPER,
    lift: 0.2,
    cast: 2,
    ink: FLAPS.flatMap((edge) => seam(moved(edge, laid), { strength: 0.5 })),
  })
  return isOpen ? [flap, body] : [body, flap, seal(laid)]
}

const seal = (laid: Laid): Part =>
  part(
    'seal',
    moved(circle(19), (x, y) => laid(x, y + 8)),
    {
      slot: 'main',
      edge: 0.8,
      round: 2,
      puff: 0.6,
      lift: 0.25,
      cast: 2,
      ink: [...lettering([0, 15], { text: 'V', size: 21, color: '#c9a65a', spacing: 0 })].map((ink) =>
        fill(moved(ink.pts, laid), ink.color),
      ),
    },
  )
