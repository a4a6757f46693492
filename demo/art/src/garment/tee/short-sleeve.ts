import type { Chance } from '../../chance/random.ts'
import { stitch } from '../../ink/stitch.ts'
import { onSide } from '../../outline/mirror.ts'
import type { Side } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { bendFolds } from '../habit/bend-folds.ts'

const SHAPE = pts`112,22! 126,30 139,46 160,88 183,136! 160,154 137,165! 122,140 100,120 92,78 100,48`
const HEM_STITCHES = [pts`182.5,130 159,148 134,160`, pts`180.3,127 156.8,145 131.8,157`]

export const shortSleeve = (rng: Chance, side: Side, thread: string): Part =>
  part(`sleeve${side}`, onSide(SHAPE, side), {
    grain: side * -0.4,
    puffRadius: 22,
    puff: 4.5,
    lift: 0.2,
    folds: bendFolds(rng, { at: [138 * side, 110], across: [40 * side, 26], count: 2, amount: 0.9, gap: 16 }),
    ink: HEM_STITCHES.flatMap((hem) => stitch(onSide(hem, side), thread)),
  })
