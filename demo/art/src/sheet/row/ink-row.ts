import type { Box } from '../layer/box.ts'
import type { InkLayer } from '../layer/layer.ts'
import type { Row } from './row.ts'

/** Share of a part's shade its ink is spared: a pale label would turn grey inside a neck. */
const SPARED = 0.7

type Inking = { ink: InkLayer; tone: number }

/** Draws seams, stitches and buttons over the cloth, lit by the light beneath them. */
export function inkRow(
  row: Row,
  { x, y }: Box,
  { ink: { box, data: ink, start, width }, tone }: Inking,
): void {
  const line = row.y + y - box.y
  if (line < 0 || line >= box.h) return
  const left = box.x - x
  const first = start + line * width - left
  const shaded = tone + (1 - tone) * SPARED
  for (let i = Math.max(row.from, left); i < Math.min(row.to, left + box.w); i++) {
    const k = (first + i) * 4
    const share = (ink[k + 3] as number) / 255
    if (share === 0) continue
    const light = 0.25 + 0.75 * Math.min(1.06, (row.shade[i] as number) * shaded)
    row.red[i] = toward(row.red[i] as number, (ink[k] as number) * light, share)
    row.green[i] = toward(row.green[i] as number, (ink[k + 1] as number) * light, share)
    row.blue[i] = toward(row.blue[i] as number, (ink[k + 2] as number) * light, share)
  }
}

const toward = (from: number, to: number, share: number): number => from + (to - from) * share
