import type { Point, Side } from '../../outline/point.ts'
import type { Part } from '../../part/part.ts'
import { transform } from '../../part/transform.ts'
import type { Trim } from '../../tint/trim.ts'
import { type Cutting, garment, type View } from '../garment.ts'
import { apron } from './apron.ts'
import { opening } from './opening.ts'
import { strap } from './penny-strap.ts'
import { underside } from './underside.ts'
import { upper, welt } from './upper.ts'

/** Penny loafers from above, side by side: moccasin seam, saddle strap, low heel. From behind, their soles. */
export const loafer = garment({
  frame: { w: 330, h: 440, y: 386 },
  detail: { at: [76, -70], zoom: 2.7 },
  cut: ({ view, trim }: Cutting) => [...foot(-1, { view, trim }), ...foot(1, { view, trim })],
})

const APART = 76
const TURNED = 0.035

/** The left one is the right one mirrored, but for the name in it, and lies a little higher. */
function foot(side: Side, { view, trim }: { view: View; trim: Trim }): Part[] {
  const isMarked = side > 0
  const parts = view === 'back' ? underside({ isMarked }) : above(trim, isMarked)
  const lay = (x: number, y: number): Point => [side * (x + y * TURNED + APART), y - x * TURNED + side * 4]
  return parts.map((part) => ({ ...transform(part, lay), name: `${part.name}${side}` }))
}

const above = (trim: Trim, isMarked: boolean): Part[] => [
  welt(),
  upper(trim),
  ...opening(trim, { isMarked }),
  apron(trim),
  strap(trim),
]
