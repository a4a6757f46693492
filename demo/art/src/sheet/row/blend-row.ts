import type { Layer } from '../layer/layer.ts'
import type { Sheet } from '../sheet.ts'
import type { Row } from './row.ts'

/** Lays the finished row on the sheet through the part's silhouette. */
export function blendRow(row: Row, { box, mask }: Layer, { w, canvas, covered }: Sheet): void {
  const start = (row.y + box.y) * w + box.x
  for (let x = row.from; x < row.to; x++) {
    const share = (mask[row.y * box.w + x] as number) / 255
    const i = start + x
    const o = i * 3
    canvas[o] = toward(canvas[o] as number, row.red[x] as number, share)
    canvas[o + 1] = toward(canvas[o + 1] as number, row.green[x] as number, share)
    canvas[o + 2] = toward(canvas[o + 2] as number, row.blue[x] as number, share)
    covered[i] = Math.max(covered[i] as number, share)
  }
}

const toward = (from: number, to: number, share: number): number => from + (to - from) * share
