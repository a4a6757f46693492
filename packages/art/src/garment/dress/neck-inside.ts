import type { Part } from '../../part/part.ts'
import type { View } from '../garment.ts'
import { insideBack } from '../inside-back.ts'
import { BACK_NECKS, NECKLINES, type Neck } from './necklines.ts'

/** In front the inside of the back is seen through the neckline, with the label below its edge. */
export function neckInside(view: View, neck: Neck): Part[] {
  if (view === 'back') return []
  const line = BACK_NECKS[neck].map(([x, y]) => [x, y - 3] as const)
  const middle = line[Math.floor(line.length / 2)]?.[1] ?? 0
  return [insideBack(line, { depth: NECKLINES[neck].inside, label: middle + 7, tone: 0.66 })]
}
