import { rivet } from '../../ink/button.ts'
import { lettering } from '../../ink/label.ts'
import { stitch } from '../../ink/stitch.ts'
import { band } from '../../outline/band.ts'
import { mirrored, onSide } from '../../outline/mirror.ts'
import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { bothSides } from '../both-sides.ts'
import { type Cutting, garment, type View } from '../garment.ts'

const STRAP = pts`-104,20 -112,-40 -108,-140 -84,-226 -44,-268 0,-280 44,-268 84,-226 108,-140 112,-40 104,20`
const BODY = pts`0,6 100,8! 111,40 114,110 108,142 84,157 40,161 0,161`
const FLAP = pts`0,0 104,2! 114,34 108,76 72,104 30,112 0,113`

/** Saddle bag on a long strap: a rounded flap with a turn lock. */
export const crossbody = garment({
  frame: { w: 300, h: 560 },
  extraFrame: { w: 150, h: 230 },
  detail: { at: [30, 84], zoom: 2.6 },
  cut: ({ view, trim }: Cutting) => [
    strap(trim),
    body(trim),
    ...(view === 'back' ? [] : flap(trim)),
    ...rings(view),
  ],
})

const leather = { edge: 2.4, round: 4 } as const
const BRASS = { slot: 'accent', fabric: 'metal', color: 'camel', edge: 2, wrinkle: 0 } as const

const strap = ({ thread }: Trim): Part =>
  part('strap', band(STRAP, 8.5), {
    ...leather,
    slot: 'trim',
    puff: 4,
    puffRadius: 5,
    lift: 0,
    ink: stitch(band(STRAP, 4.2).slice(band(STRAP, 4.2).length / 2), thread, 0.35),
  })

const body = ({ thread }: Trim): Part =>
  part('body', mirrored(BODY), {
    ...leather,
    puff: 14,
    puffRadius: 34,
    lift: 0.4,
    cast: 6,
    ink: stitch(
      pts`-104,44 -106,108 -100,136 -80,149 -40,153 0,153 40,153 80,149 100,136 106,108 104,44`,
      thread,
    ),
  })

const flap = ({ thread, deep }: Trim): Part[] => [
  part('flap', mirrored(FLAP), {
    ...leather,
    puff: 9,
    puffRadius: 26,
    lift: 0.5,
    cast: 7,
    folds: [fold(pts`-80,22 0,30 80,22`, [22, 3, 0.7])],
    ink: [
      ...stitch(pts`-106,34 -101,72 -68,97 -28,105 0,106 28,105 68,97 101,72 106,34`, thread),
      ...lettering([0, 62], { text: 'VITRINE', size: 8, color: deep, spacing: 0.3 }),
    ],
  }),
  part('lock', pts`-13,86! 13,86! 15,100 8,114 0,117 -8,114 -15,100`, {
    ...BRASS,
    round: 4,
    puff: 2.4,
    puffRadius: 4,
    lift: 0.5,
    cast: 4,
    ink: [rivet([0, 102], 5, '#8c6c34')],
  }),
]

/** Round the strap where it leaves the bag; each is closed where the strap covers it. */
const rings = (view: View): Part[] =>
  bothSides((side) =>
    part(
      `ring${side}`,
      onSide(band(pts`104,-8 93,-3 90,9 95,21 105,25 115,21 120,9 116,-3 106,-8`, 4), side),
      { ...BRASS, puff: 3, puffRadius: 3, lift: view === 'back' ? 0.3 : 0.4, cast: 3 },
    ),
  )
