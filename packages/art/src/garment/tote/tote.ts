import { rivet } from '../../ink/button.ts'
import { stitch } from '../../ink/stitch.ts'
import { band } from '../../outline/band.ts'
import { moved } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { type Cutting, garment } from '../garment.ts'
import { toteBody } from './tote-body.ts'

/** Tote: back handle, dark inside, a body that sags a little, front handle on riveted tabs. */
export const tote = garment({
  frame: { h: 560, w: 380 },
  detail: { at: [50, 60], zoom: 2.8 },
  cut,
})

function cut({ rng, view, trim }: Cutting): Part[] {
  return [
    handle('handle-back', { foot: 30, top: -150 }, { tone: 0.82, lift: 0 }),
    part('inside', pts`-146,2! 0,-12 146,2! 140,20 0,26 -140,20`, {
      tone: 0.5,
      puff: 0,
      lift: 0,
      slot: 'lining',
    }),
    toteBody(rng, view, trim),
    handle('handle', { foot: 18, top: -124 }, { lift: 0.3 }),
    tab(-66, trim),
    tab(66, trim),
  ]
}

type Reach = { foot: number; top: number }

function handle(name: string, { foot, top }: Reach, look: Partial<Part>): Part {
  const left = pts`-66,${foot} -66,${foot - 60} -54,${top + 30} -26,${top} 0,${top - 6}`
  const right = pts`26,${top} 54,${top + 30} 66,${foot - 60} 66,${foot}`
  return part(name, band([...left, ...right], 13), { slot: 'trim', puffRadius: 6, edge: 2, ...look })
}

const TAB = pts`-14,-6! 14,-6! 12,62! 0,72! -12,62!`
const TAB_STITCH = pts`-10.5,4! -9,60! 0,67! 9,60! 10.5,4!`

function tab(x: number, { thread }: Trim): Part {
  const there = (a: number, b: number) => [a + x, b] as const
  return part(`tab${Math.sign(x)}`, moved(TAB, there), {
    slot: 'trim',
    puff: 3,
    puffRadius: 7,
    edge: 1.8,
    lift: 0.4,
    cast: 4,
    ink: [...stitch(moved(TAB_STITCH, there), thread), rivet([x, 52], 3.2, '#b89a62')],
  })
}
