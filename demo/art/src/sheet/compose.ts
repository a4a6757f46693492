import type { Look } from '../cloth/look.ts'
import type { Part } from '../part/part.ts'
import { buildRelief } from '../relief/build-relief.ts'
import { castOnCloth } from './cast.ts'
import { type HomeGround, layGround } from './ground.ts'
import { prepareLayers } from './layer/prepare-layers.ts'
import { paintPart } from './paint-part.ts'
import { layPaper } from './paper.ts'
import type { Pixels } from './raster.ts'
import { castOnPaper } from './shadow.ts'
import { blankSheet } from './sheet.ts'

/** What the pieces lie on. */
export type Ground = 'paper' | HomeGround
/** Pieces are placed on the sheet from back to front. */
export type Scene = { pieces: readonly Piece[]; seed: number; isMacro: boolean; ground?: Ground }
export type Piece = { part: Part; look: Look }

/** Draws the scene at a scale of the 600 × 744 sheet. */
export async function compose(
  { pieces, seed, isMacro, ground = 'paper' }: Scene,
  scale: number,
): Promise<Pixels> {
  const { layers, topmost } = await prepareLayers(pieces, scale)
  const sheet = blankSheet(scale, topmost)
  if (ground === 'paper') layPaper(sheet)
  else layGround(sheet, ground)
  const depth = isMacro ? { size: 1.35, strength: 0.6 } : { size: 1, strength: 1 }
  castOnPaper(sheet, layers, depth)
  // From near, everything is larger, its relief too.
  const step = isMacro ? 3.4 : 2
  for (const layer of layers) {
    const { cloth } = layer.look
    // A mirror shows every bend of a surface, and metal parts are small.
    const relief = buildRelief(layer, { cloth, scale, step: cloth.mirror > 0 ? step / 2 : step, seed })
    castOnCloth(sheet, layer, relief)
    paintPart(sheet, layer, relief)
  }
  return { data: toBytes(sheet.canvas), width: sheet.w, height: sheet.h, channels: 3 }
}

function toBytes(canvas: Float32Array): Buffer {
  const bytes = Buffer.allocUnsafeSlow(canvas.length)
  for (let from = 0; from < canvas.length; from += RUN) roundInto(bytes, canvas, from)
  return bytes
}

/** A loop over all at once would be compiled anew for every picture. */
const RUN = 4096

/** Rounded and held within a byte; by hand, which takes a third of what an array that clamps takes. */
function roundInto(bytes: Buffer, canvas: Float32Array, from: number): void {
  const to = Math.min(canvas.length, from + RUN)
  for (let i = from; i < to; i++) {
    const value = canvas[i] as number
    bytes[i] = value < 0 ? 0 : value > 255 ? 255 : (value + 0.5) | 0
  }
}
