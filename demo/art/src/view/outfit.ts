import type { Frame, Garment } from '../garment/garment.ts'
import { boundsOfAll } from '../outline/bounds.ts'
import type { Part } from '../part/part.ts'
import type { Staging } from './stage.ts'

type Place = { frame: Frame; tilt: number }

const BEHIND: Place = { frame: { x: 378, y: 458, w: 266, h: 494 }, tilt: 0.05 }
const IN_FRONT: Place = { frame: { x: 246, y: 246, w: 316, h: 356 }, tilt: -0.045 }
const EXTRA: Place = { frame: { x: 190, y: 584, w: 168, h: 190 }, tilt: -0.1 }

/** Pieces of an outfit as they are listed: one behind right, one in front left, an accessory lower left. */
export function outfitStaging(piece: Garment, index: number): Staging {
  const { frame, tilt } = [BEHIND, IN_FRONT][index] ?? EXTRA
  const own = index > 1 ? piece.extraFrame : undefined
  return { tilt, fit: { frame: { ...frame, ...own } } }
}

/** Where things of a set lie, the largest first: no place reaches into another. */
const TOGETHER: readonly Place[] = [
  { frame: { x: 386, y: 372, w: 250, h: 560 }, tilt: 0.03 },
  { frame: { x: 172, y: 500, w: 216, h: 300 }, tilt: -0.07 },
  { frame: { x: 172, y: 216, w: 216, h: 230 }, tilt: 0.05 },
]
/** Of a thing that does not say how tall it is. */
const TALL_CM = 30

/** A thing and the parts it is cut of. */
type Laid = { piece: Garment; parts: readonly Part[] }

/** Pieces none of which is clothing, all to one scale: as large as the one with the least room allows. */
export function setStagings(things: readonly Laid[]): Staging[] {
  const sizes = things.map(({ piece: { tall = TALL_CM }, parts }) => {
    const { x0, y0, x1, y1 } = boundsOfAll(parts.map(({ shape }) => shape))
    return { w: (tall * (x1 - x0)) / (y1 - y0), h: tall }
  })
  const places = things.map((_, i) => TOGETHER[i] ?? (TOGETHER[2] as Place))
  const scale = Math.min(
    ...sizes.map(({ w, h }, i) => {
      const { frame } = places[i] as Place
      return Math.min(frame.w / w, frame.h / h)
    }),
  )
  return places.map(({ frame, tilt }, i) => {
    const { w = 0, h = 0 } = sizes[i] ?? {}
    return { tilt, fit: { frame: { ...frame, w: w * scale, h: h * scale } } }
  })
}
