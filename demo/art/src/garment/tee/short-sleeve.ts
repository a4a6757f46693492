import type { Chance } from '../../chance/random.ts'
import { stitch } from '../../ink/stitch.ts'
import { onSide } from '../../outline/mirror.ts'
import type { Point, Side } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { transform } from '../../part/transform.ts'
import { bendFolds } from '../habit/bend-folds.ts'
import type { ForWhom } from '../habit/for-whom.ts'

const SHAPE = pts`112,22! 126,30 139,46 160,88 183,136! 160,154 137,165! 122,140 100,120 92,78 100,48`
const HEM_STITCHES = [pts`182.5,130 159,148 134,160`, pts`180.3,127 156.8,145 131.8,157`]

type Sleeve = { side: Side; thread: string; cut: ForWhom }

/** In shares of the drawn one: a cap for women, to the elbow for men. */
const LONG: Record<ForWhom, number> = { women: 0.78, men: 1.1 }
const [START, WAY] = pts`112,30 0.4,0.917` as [Point, Point]

/** Drawn out or in along the arm. */
const inLength = (piece: Part, { side, cut }: Sleeve): Part =>
  transform(piece, (x, y) => {
    const down = Math.max(0, (x * side - START[0]) * WAY[0] + (y - START[1]) * WAY[1]) * (LONG[cut] - 1)
    return [x + side * WAY[0] * down, y + WAY[1] * down]
  })

export const shortSleeve = (rng: Chance, sleeve: Sleeve): Part => inLength(drawn(rng, sleeve), sleeve)

const drawn = (rng: Chance, { side, thread }: Sleeve): Part =>
  part(`sleeve${side}`, onSide(SHAPE, side), {
    grain: side * -0.4,
    puffRadius: 22,
    puff: 4.5,
    lift: 0.2,
    folds: bendFolds(rng, { at: [138 * side, 110], across: [40 * side, 26], count: 2, amount: 0.9, gap: 16 }),
    ink: HEM_STITCHES.flatMap((hem) => stitch(onSide(hem, side), thread)),
  })
