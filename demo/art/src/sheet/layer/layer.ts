import type { Look } from '../../cloth/look.ts'
import { bounds } from '../../outline/bounds.ts'
import type { Part } from '../../part/part.ts'
import { sheetSize } from '../sheet.ts'
import type { Box } from './box.ts'
import { maskOf } from './mask.ts'

/** A placed part and its silhouette, one byte a pixel of its box. */
export type Silhouette = { part: Part; box: Box; mask: Uint8Array }

/** RGBA within a larger picture that is so many pixels wide. */
export type InkLayer = { box: Box; data: Uint8Array; start: number; width: number }

/** `place` counts the picture's parts from the back, from 1. */
export type Layer = Silhouette & { look: Look; place: number; ink: InkLayer | undefined }

/** Nothing when the part lies off the sheet. */
export function silhouetteOf(part: Part, scale: number): Silhouette | undefined {
  const box = boxOf(part, scale)
  if (box.w < 2 || box.h < 2) return undefined
  return { part, box, mask: maskOf(part.shape, box, scale) }
}

/** How far around a part its own relief and shadow reach. Padded less, a blurred shadow would be clipped. */
export const reachOf = ({ cast }: Part): number => Math.max(10, cast * 2.4)

function boxOf(part: Part, scale: number): Box {
  const { w, h } = sheetSize(scale)
  const { x0, y0, x1, y1 } = bounds(part.shape)
  const pad = reachOf(part)
  const x = Math.max(0, Math.floor((x0 - pad) * scale))
  const y = Math.max(0, Math.floor((y0 - pad) * scale))
  return {
    x,
    y,
    w: Math.min(w, Math.ceil((x1 + pad) * scale)) - x,
    h: Math.min(h, Math.ceil((y1 + pad) * scale)) - y,
  }
}
