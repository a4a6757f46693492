import type { Chance } from '../../chance/random.ts'
import { seam } from '../../ink/seam.ts'
import { stitch } from '../../ink/stitch.ts'
import { flip, mirrored, onSide } from '../../outline/mirror.ts'
import type { Outline } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { fold } from '../../part/fold.ts'
import { type Part, part } from '../../part/part.ts'
import { bothSides } from '../both-sides.ts'
import { oneOf } from '../choice.ts'
import { type Cutting, garment } from '../garment.ts'

type Neck = 'scoop' | 'square'

const NECKS = {
  scoop: pts`50,62! 42,100 22,126 0,134`,
  square: pts`54,62! 51,104 47,113! 24,117 0,118`,
}
const BACK = pts`50,62! 47,140 28,194 0,212`
const SIDE = pts`60,60! 63,84 72,104 84,116 83,132 79,156 75,190 82,236 93,276 93,285 82,299 59,326 39,358 28,384 24,389! 12,392 0,392`
/** Over the shoulder in one round, and down again behind. */
const STRAP = pts`49.5,72! 49.5,40 49,14 50,2 53,-3 56,-3 59,2 59,14 59,40 60.5,72!`
const FAR_STRAP = pts`51,3 45,26 38,64 38,118! 47,118! 47,66 53,28 58,5`
const BACK_INSIDE = pts`0,150! 56,96 58,66! 52,66 40,130 0,176`
const FRONT_INSIDE = pts`0,134 22,126 42,100 51,64! 58,66! 62,200 0,240`

/** One-piece swimsuit: straps, bound edges, a high leg. */
export const swimsuit = garment({
  worn: 'shoulders',
  frame: { w: 330, h: 590 },
  detail: { at: [30, 110], zoom: 2.6 },
  choices: { neck: oneOf<Neck>('scoop', 'square') },
  cut,
})

function cut({ rng, view, trim, options: { neck } }: Cutting<{ neck: Neck }>): Part[] {
  const isBack = view === 'back'
  const neckline = isBack ? BACK : NECKS[neck]
  return [
    ...(isBack ? [] : bothSides((side) => farStrap(side))),
    lining(isBack ? FRONT_INSIDE : BACK_INSIDE),
    ...bothSides((side) => strap(side, isBack)),
    body(rng, neckline, trim.thread),
  ]
}

/** The far side of the suit, seen inside the neckline. */
const lining = (half: Outline): Part =>
  part('inside', mirrored(half), { tone: 0.66, puff: 0, lift: 0, slot: 'lining' })

/** The strap's way down again behind the shoulder. */
const farStrap = (side: 1 | -1): Part =>
  part(`far-strap${side}`, onSide(FAR_STRAP, side), {
    puff: 2,
    puffRadius: 5,
    tone: 0.72,
    lift: 0,
  })

const strap = (side: 1 | -1, isBack: boolean): Part =>
  part(`strap${side}`, onSide(STRAP, side), {
    puff: 1.4,
    puffRadius: 5,
    edge: 1.2,
    lift: isBack ? 0.2 : 0.3,
    cast: 3,
  })

function body(rng: Chance, neckline: ReturnType<typeof pts>, thread: string): Part {
  return part('body', mirrored([...neckline.toReversed(), ...SIDE]), {
    puffRadius: 36,
    puff: 6,
    edge: 1.4,
    lift: 0.4,
    cast: 4,
    folds: [
      ...bothSides((side) =>
        [0, 1, 2].map((i) =>
          fold(
            onSide(
              pts`${84 - i * 2},${168 + i * 16} ${50},${176 + i * 18 + rng.spread(5)} ${20 - i * 6},${186 + i * 20}`,
              side,
            ),
            [11, (i % 2 ? -1 : 1) * 1.1, -0.8],
          ),
        ),
      ),
      ...bothSides((side) => fold(onSide(pts`28,376 36,334 58,300`, side), [8, 2.4, 0.8])),
    ],
    ink: [
      ...stitch(
        neckline.map(([x, y]) => [x, y + 4] as const),
        thread,
        0.35,
      ),
      ...stitch(flip(neckline.map(([x, y]) => [x, y + 4] as const)), thread, 0.35),
      ...bothSides((side) => stitch(onSide(pts`92,289 79,301 56,328 36,360 25,386`, side), thread, 0.35)),
      ...bothSides((side) => seam(onSide(pts`60,112 66,160 60,230`, side), { strength: 0.25 })),
    ],
  })
}
