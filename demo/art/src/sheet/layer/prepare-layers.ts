import type { Look } from '../../cloth/look.ts'
import type { Part } from '../../part/part.ts'
import { drawInk } from './ink-sheet.ts'
import { type Layer, silhouetteOf } from './layer.ts'
import { cutToSeen, topmostOf } from './visible.ts'

type Prepared = { layers: Layer[]; topmost: Uint16Array }

/** Silhouette and ink of every part of which something is seen, from back to front. */
export async function prepareLayers(
  pieces: readonly { part: Part; look: Look }[],
  scale: number,
): Promise<Prepared> {
  const whole = pieces.map(({ part }) => silhouetteOf(part, scale))
  const topmost = topmostOf(whole, scale)
  const seen = cutToSeen(whole, topmost, scale).flatMap((silhouette, i) => {
    const piece = pieces[i]
    return piece && silhouette ? { ...silhouette, look: piece.look, place: i + 1 } : []
  })
  const ink = await drawInk(seen, scale)
  return { layers: seen.map((layer) => ({ ...layer, ink: ink.get(layer.part) })), topmost }
}
