import type { Part } from '../../part/part.ts'
import { transform } from '../../part/transform.ts'
import type { ForWhom } from './for-whom.ts'

/** Waist and leg in shares of the drawn block's, the rise in shares of its height, down to where the legs part. */
const BLOCKS: Record<ForWhom, { waist: number; hip: number; leg: number; rise: number }> = {
  women: { waist: 0.95, hip: 1.03, leg: 0.99, rise: 1.07 },
  men: { waist: 1.17, hip: 1.02, leg: 1.02, rise: 0.9 },
}
const [HIP, CROTCH] = [118, 160]

/** Hung from a small waist over a round hip and a high rise, or straight down from a wide waist that sits lower. */
export function lowerBlock(parts: readonly Part[], cut: ForWhom): Part[] {
  const { waist, hip, leg, rise } = BLOCKS[cut]
  const across = (y: number): number => {
    if (y < HIP) return waist + (hip - waist) * Math.max(0, y / HIP) ** 0.8
    return hip + (leg - hip) * Math.min(1, (y - HIP) / 120)
  }
  return parts.map((piece) =>
    transform(piece, (x, y) => [x * across(y), y < CROTCH ? y * rise : y + CROTCH * (rise - 1)]),
  )
}
