import { onSide } from '../../outline/mirror.ts'
import type { Side } from '../../outline/point.ts'
import { pts } from '../../outline/pts.ts'
import { type Fold, fold } from '../../part/fold.ts'
import { luminance, rgbOf } from '../../tint/rgb.ts'
import type { Trim } from '../../tint/trim.ts'

type Worn = { side: Side; isBack: boolean; length: number; trim: Trim }

/** Where denim has gone pale. Dark denim is sold as it was woven and hardly shows any. */
export function wear({ side, isBack, length, trim }: Worn): Fold[] {
  const washed = Math.max(0.12, Math.min(1, luminance(rgbOf(trim.base)) * 3 - 0.35))
  const pale = isBack ? seat() : thigh()
  return [...pale, fold(pts`20,${length - 3} 56,${length + 2} 94,${length - 3}`, [4, 0.24, 0])].map(
    (place) => ({
      ...place,
      pts: onSide(place.pts, side),
      height: place.height * washed,
    }),
  )
}

/** The thigh down to the knee, and whiskers where the leg bends at the hip, each one shorter and lower. */
const thigh = (): Fold[] => [
  fold(pts`48,96 50,190 54,300 58,410`, [24, 0.27, 0.7]),
  ...[0, 1, 2, 3].map((i) =>
    fold(pts`${14 + i * 4},${132 + i * 11} ${36 + i * 2},${122 + i * 13} ${64 - i * 2},${104 + i * 18}`, [
      2.4,
      0.15 - i * 0.02,
      0.8,
    ]),
  ),
]

const seat = (): Fold[] => [
  fold(pts`40,150 46,190 50,240`, [22, 0.22, 0.8]),
  fold(pts`52,250 56,330 60,420`, [22, 0.16, 0.8]),
]
