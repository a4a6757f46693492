import type { Ink } from '../../ink/ink.ts'
import { INK_DEFS, inkMarkup } from '../../ink/markup.ts'
import { boundsOfAll } from '../../outline/bounds.ts'
import type { Part } from '../../part/part.ts'
import { rasterMarkup } from '../raster.ts'
import type { Box } from './box.ts'
import type { InkLayer, Silhouette } from './layer.ts'

type Inked = { part: Part; box: Box }
type Shelved = Inked & { left: number; top: number }

/** The ink of all parts, drawn at once: to ask for each part's alone takes longer than to draw it. */
export async function drawInk(layers: readonly Silhouette[], scale: number): Promise<Map<Part, InkLayer>> {
  const inked = layers.flatMap((layer) => inkBox(layer, scale) ?? [])
  if (inked.length === 0) return new Map()
  const { shelved, width, height } = shelve(inked)
  const markup = `<defs>${INK_DEFS}</defs>${shelved.map((one) => windowOn(one, scale)).join('')}`
  const data = await rasterMarkup(markup, { width, height })
  return new Map(
    shelved.map(({ part, box, left, top }) => [part, { box, data, start: top * width + left, width }]),
  )
}

/** Where a part's ink lies within its box; nothing when it has none there. */
function inkBox({ part, box }: Silhouette, scale: number): Inked | undefined {
  if (part.ink.length === 0) return undefined
  const { x0, y0, x1, y1 } = boundsOfAll(part.ink.map(({ pts }) => pts))
  const reach = Math.max(...part.ink.map(reachOf))
  const x = Math.max(box.x, Math.floor((x0 - reach) * scale))
  const y = Math.max(box.y, Math.floor((y0 - reach) * scale))
  const w = Math.min(box.x + box.w, Math.ceil((x1 + reach) * scale)) - x
  const h = Math.min(box.y + box.h, Math.ceil((y1 + reach) * scale)) - y
  return w > 0 && h > 0 ? { part, box: { x, y, w, h } } : undefined
}

/** How far around its points an ink is drawn: a button has a shadow, a line its width. */
function reachOf(ink: Ink): number {
  const wide = ink.kind === 'button' ? ink.radius * 2 : ink.kind === 'line' ? ink.width : 1
  return 2 + wide * (ink.scale ?? 1)
}

/** Side by side on shelves, tall ones first, no shelf wider than the widest. */
function shelve(inked: readonly Inked[]): { shelved: Shelved[]; width: number; height: number } {
  const width = Math.max(...inked.map(({ box }) => box.w))
  const shelved: Shelved[] = []
  let [left, top, next] = [0, 0, 0]
  for (const one of [...inked].sort((a, b) => b.box.h - a.box.h)) {
    if (left + one.box.w > width) {
      left = 0
      top = next
    }
    shelved.push({ ...one, left, top })
    left += one.box.w
    next = Math.max(next, top + one.box.h)
  }
  return { shelved, width, height: next }
}

function windowOn({ part, box, left, top }: Shelved, scale: number): string {
  const view = [box.x, box.y, box.w, box.h].map((value) => value / scale).join(' ')
  const place = `x="${left}" y="${top}" width="${box.w}" height="${box.h}"`
  return `<svg ${place} viewBox="${view}">${inkMarkup(part.ink)}</svg>`
}
