import { makersMark } from '../../ink/label.ts'
import { line } from '../../ink/line.ts'
import { seam } from '../../ink/seam.ts'
import { stitch } from '../../ink/stitch.ts'
import { mirrored } from '../../outline/mirror.ts'
import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import type { View } from '../garment.ts'
import { stud } from './hardware.ts'
import { LEATHER, sewn } from './panel.ts'

const GUSSET = mirrored(pts`0,8 106,10! 119,44 122,100 112,142 84,164 40,171 0,172`)
const BODY = mirrored(pts`0,6 102,8! 111,44 114,98 105,134 80,154 38,161 0,162`)
const BODY_STITCH = pts`-106,44 -109,98 -101,131 -78,149 -38,156 0,157 38,156 78,149 101,131 109,98 106,44`
const FLAP = mirrored(pts`0,-1 101,1! 114,30 115,72 100,106 66,128 28,135 0,136`)
const FLAP_STITCH = pts`-108,34 -110,72 -96,102 -64,123 -27,130 0,131 27,130 64,123 96,102 110,72 108,34`

/** A rounded flap over a rounded body. */
export function saddle(view: View, trim: Trim): Part[] {
  const folds = [fold(pts`-96,120 0,146 96,120`, [16, 2.4, 0.7])]
  const bag = { gusset: GUSSET, body: BODY, stitches: BODY_STITCH, folds, pocket: slipPocket(trim) }
  return sewn(bag, { view, trim, flap: flap(trim) })
}

const flap = ({ thread, deep }: Trim): Part[] => [
  part('flap', FLAP, {
    ...LEATHER,
    lift: 0.5,
    cast: 8,
    folds: [
      fold(pts`-98,14 0,20 98,14`, [12, 3.4, 0.5]),
      fold(pts`-92,34 -30,40 40,38 92,32`, [12, -1.8, 0.7]),
      fold(pts`-60,118 -20,70 0,40`, [22, -1.6, -0.8]),
    ],
    ink: [
      ...stitch(FLAP_STITCH, thread),
      makersMark([0, 72], { size: 7.6, color: deep, spacing: 0.3 }),
      // The slit the stud goes through.
      line(pts`0,108 0,121`, { color: '#15100c', width: 2.2, opacity: 0.7 }),
    ],
  }),
  stud([0, 119]),
]

const slipPocket = ({ thread }: Trim) => [
  ...seam(pts`-94,44! 0,54 94,44!`, { strength: 0.9 }),
  ...stitch(pts`-95,49 0,59 95,49`, thread),
]
