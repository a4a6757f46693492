import { makersMark } from '../../ink/label.ts'
import { line } from '../../ink/line.ts'
import { seam } from '../../ink/seam.ts'
import { stitch } from '../../ink/stitch.ts'
import { moved } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'
import { FEATHER } from './sole.ts'

const TOPLINE = pts`144,66 156,78 176,92 202,100 230,98 256,86 278,66 292,54`
const FAR_TOPLINE = pts`142,62 158,58 182,70 208,79 234,77 258,66 277,52 292,48`

/** The far wall from inside, and the sock with the maker's name. */
export const lining = ({ base }: Trim): Part =>
  part('lining', [...FAR_TOPLINE, ...pts`298,60! 280,96 236,116 186,112 150,90`], {
    slot: 'lining',
    fabric: 'leather',
    color: 'sand',
    tone: 0.66,
    puff: -6,
    puffRadius: 16,
    lift: 0,
    ink: [
      line(FAR_TOPLINE, { color: base, width: 4.4 }),
      makersMark([222, 93], { size: 6, color: '#3d2a18', spacing: 0.2, opacity: 0.8 }),
    ],
  })

const SHAPE = pts`-30,170! -34,158 -31,143 -18,132 6,125 36,119 66,110 94,97 118,81 134,68 141,63`
const HEEL = pts`298,52 303,62 306,86 308,120 306,148 304,164!`

/** Round over the toes, cut low at the ankle, closed by a seam behind. */
export const upper = ({ thread }: Trim): Part =>
  part('upper', [...SHAPE, ...TOPLINE, ...HEEL, ...[...FEATHER].reverse().slice(1, -1)], {
    puff: 15,
    puffRadius: 30,
    edge: 2.4,
    round: 4,
    lift: 0.3,
    cast: 4,
    folds: [
      fold(pts`98,122 112,140 118,164`, [8, -2.2, 0.8]),
      fold(pts`158,112 168,136 166,160`, [9, -1.8, 0.8]),
      fold(pts`262,92 256,122 262,156`, [16, 2.8, 0.8]),
    ],
    ink: [
      ...stitch(
        moved(TOPLINE, (x, y) => [x - 0.5, y + 5]),
        thread,
        0.6,
      ),
      ...seam(pts`236,98 244,126 240,163`, { strength: 0.6 }),
      ...stitch(pts`240,99 248,126 244,163`, thread, 0.4),
    ],
  })
