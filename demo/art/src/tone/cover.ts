import type { Outline } from '../outline/point.ts'
import type { Part } from '../part/part.ts'
import { SHEET_HEIGHT, SHEET_WIDTH } from '../sheet/sheet.ts'
import type { GarmentSpec } from '../spec/garment-spec.ts'
import { encodeOptions } from '../spec/options-word.ts'
import { layOut } from '../view/scene.ts'

/** How much of the sheet shows each part; what is left is paper. Of a part what its colour hangs on: its outlines take a hundred times as much. */
export type Cover = readonly { part: Pick<Part, 'slot' | 'fabric' | 'color' | 'tone'>; share: number }[]

const COLUMNS = 12
const ROWS = 16
const cache = new Map<string, Cover>()

/** The same for every colour and nearly for every seed, so it is looked up once for each cut of a garment. */
export function coverOf(spec: GarmentSpec): Cover {
  const key = [spec.garment, spec.view ?? 'front', encodeOptions(spec.options)].join('/')
  const known = cache.get(key)
  if (known) return known
  const { garment, fabric, color, view, options } = spec
  const cover = count(layOut({ garment, fabric, color, view, options, seed: 'cover' }))
  // Options may be any numbers, and no list of them may grow for ever.
  if (cache.size < 1000) cache.set(key, cover)
  return cover
}

function count(parts: readonly Part[]): Cover {
  const hits = new Map<Part, number>()
  const boxed = parts.map((part) => ({ part, box: boxOf(part.shape) }))
  for (let at = 0; at < COLUMNS * ROWS; at += 1) {
    const x = (((at % COLUMNS) + 0.5) / COLUMNS) * SHEET_WIDTH
    const y = ((Math.floor(at / COLUMNS) + 0.5) / ROWS) * SHEET_HEIGHT
    const top = boxed.findLast(({ part, box }) => isNear(box, x, y) && isInside(part.shape, x, y))
    if (top) hits.set(top.part, (hits.get(top.part) ?? 0) + 1)
  }
  return [...hits].map(([{ slot, fabric, color, tone }, hit]) => ({
    part: { slot, tone, ...(fabric && { fabric }), ...(color && { color }) },
    share: hit / (COLUMNS * ROWS),
  }))
}

type Box = { left: number; right: number; top: number; bottom: number }

/** Of the points alone: a shape has hundreds, and most of the sheet lies outside of most shapes. */
function boxOf(shape: Outline): Box {
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  for (const [x, y] of shape) {
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return box
}

const isNear = ({ left, right, top, bottom }: Box, x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom

/** Straight lines between the points are near enough. */
function isInside(shape: Outline, x: number, y: number): boolean {
  let isIn = false
  let before = shape.at(-1)
  for (const point of shape) {
    if (before && point[1] > y !== before[1] > y) {
      const cut = before[0] + ((y - before[1]) / (point[1] - before[1])) * (point[0] - before[0])
      if (x < cut) isIn = !isIn
    }
    before = point
  }
  return isIn
}
