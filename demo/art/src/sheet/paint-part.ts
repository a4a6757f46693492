import { swatchOf } from '../cloth/swatch.ts'
import { shade } from '../light/shade.ts'
import type { Relief } from '../relief/relief.ts'
import type { Layer } from './layer/layer.ts'
import { blendRow } from './row/blend-row.ts'
import { mapRow, printOver, readSwatch, spreadRow } from './row/cloth-row.ts'
import { exposeRow, exposureOf, glossRow } from './row/expose-row.ts'
import { inkRow } from './row/ink-row.ts'
import { lighting, lightRow } from './row/light-row.ts'
import { emptyRow, enterRow, type Row } from './row/row.ts'
import { fadeRow, tintRow } from './row/tint-row.ts'
import type { Sheet } from './sheet.ts'

/** Cloth, light and ink of one part, laid row by row over what is already on the sheet. */
export function paintPart(sheet: Sheet, layer: Layer, relief: Relief): void {
  const { part, box, look, ink } = layer
  const { tone } = part
  const cell = 1 / (relief.step * sheet.scale)
  const light = lighting(shade(relief, look.cloth), cell)
  const exposure = exposureOf(look.base, { tone, gloss: look.cloth.gloss })
  const layCloth = clothLayer(sheet, layer)
  const row = emptyRow(box.w)
  for (row.y = 0; row.y < box.h; row.y++) {
    if (!enterRow(row, layer, sheet)) continue
    lightRow(row, light)
    layCloth(row)
    tintRow(row, look)
    if (relief.fade) fadeRow(row, relief.fade, cell)
    exposeRow(row, exposure)
    if (exposure.gloss > 0) glossRow(row, exposure)
    if (ink) inkRow(row, box, { ink, tone })
    blendRow(row, layer, sheet)
  }
}

function clothLayer({ scale }: Sheet, { part, box, look: { cloth, print } }: Layer): (row: Row) => void {
  const density = scale * part.unit
  const weave = swatchOf(cloth, density)
  const motif = print && swatchOf(print, density, { isPrint: true })
  const printed = emptyRow(motif ? box.w : 0)
  const map = { x: box.x, y: box.y, perUnit: 1 / density, grain: part.grain, bend: cloth.bend }
  const place = part.spread && { x: box.x, y: box.y, perPixel: 1 / scale, spread: part.spread }
  // Knitted bands turn with their edge; woven cloth keeps its threads, and only what is printed on it flares.
  const turnsWeave = part.slot === 'rib'
  return (row) => {
    mapRow(row, map)
    if (place && turnsWeave) spreadRow(row, place)
    readSwatch(weave, row, row)
    if (!motif) return
    if (place && !turnsWeave) spreadRow(row, place)
    readSwatch(motif, row, printed)
    printOver(row, printed)
  }
}
