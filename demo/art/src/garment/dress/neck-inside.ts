import type { Outline } from '../../outline/point.ts'
import type { Part } from '../../part/part.ts'
import type { View } from '../garment.ts'
import { insideBack } from '../inside-back.ts'
import { BACK_NECKS, NECKLINES, type Neck } from './necklines.ts'

/** From the edge of the back to the label's lower end. */
const LABEL_ENDS = 20

const middleOf = (line: Outline): number => line[Math.floor(line.length / 2)]?.[1] ?? 0

/** In front the inside of the back is seen through the neckline, with the label below its edge where there is room. */
export function neckInside(view: View, neck: Neck): Part[] {
  if (view === 'back') return []
  const line = BACK_NECKS[neck].map(([x, y]) => [x, y - 3] as const)
  const middle = middleOf(line)
  const hasRoom = middleOf(NECKLINES[neck].line) - middle > LABEL_ENDS
  const label = hasRoom ? { label: middle + 7 } : {}
  return [insideBack(line, { depth: NECKLINES[neck].inside, ...label, tone: 0.66 })]
}
