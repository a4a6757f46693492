import { stitch } from '../../ink/stitch.ts'
import { band } from '../../outline/band.ts'
import { flip, onSide } from '../../outline/mirror.ts'
import type { Outline, Side } from '../../outline/point.ts'
import { walk } from '../../outline/walk.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { bothSides } from '../both-sides.ts'
import { ARMHOLE } from './swimsuit-shape.ts'

const WIDE = 5.6

/** Elastic in a fold of plain cloth round the neck, the arms and the legs. */
export function bindings(neck: Outline, leg: Outline, { thread }: Trim): Part[] {
  const around = [...flip(neck).slice(0, -1), ...neck]
  // Turned in where the straps are sewn to the back.
  return [
    binding('neck-binding', { line: walk(around, 2.4).slice(1, -1), side: 1, thread }),
    ...bothSides((side) => [
      binding(`arm-binding${side}`, { line: onSide(walk(ARMHOLE, 2.4).slice(1), side), side, thread }),
      binding(`leg-binding${side}`, { line: onSide(leg, side), side, thread }),
    ]),
  ]
}

type Edge = { line: Outline; side: Side; thread: string }

function binding(name: string, { line, side, thread }: Edge): Part {
  const shape = band(line, WIDE, side)
  return part(name, shape, {
    slot: 'trim',
    puff: 0.9,
    puffRadius: 4,
    edge: 0.8,
    lift: 0.14,
    cast: 1.6,
    wrinkle: 0.2,
    ink: stitch(shape.slice(shape.length / 2), thread, 0.3),
  })
}
