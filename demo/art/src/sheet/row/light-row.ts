import type { Lit } from '../../light/shade.ts'
import type { Row } from './row.ts'

/** `cell` is the share of a node to a pixel; `nodes` holds one row of nodes and is written over row by row. */
export type Lighting = { lit: Lit; cell: number; nodes: Float32Array }

export const lighting = (lit: Lit, cell: number): Lighting => ({
  lit,
  cell,
  nodes: new Float32Array(lit.w * 4),
})

/** Brings the coarse light to the row's pixels. */
export function lightRow(row: Row, { lit, cell, nodes }: Lighting): void {
  mixNodes(lit, row.y * cell, nodes)
  const last = lit.w - 1.001
  for (let x = row.from; x < row.to; x++) {
    const at = Math.min(x * cell, last)
    const n = (at | 0) * 4
    const right = at - (at | 0)
    const left = 1 - right
    row.shade[x] = (nodes[n] as number) * left + (nodes[n + 4] as number) * right
    row.slopeX[x] = (nodes[n + 1] as number) * left + (nodes[n + 5] as number) * right
    row.slopeY[x] = (nodes[n + 2] as number) * left + (nodes[n + 6] as number) * right
    row.gloss[x] = (nodes[n + 3] as number) * left + (nodes[n + 7] as number) * right
  }
}

/** The row of nodes at a height between two rows of the grid. */
function mixNodes({ w, h, data }: Lit, y: number, nodes: Float32Array): void {
  const at = Math.min(y, h - 1.001)
  const above = (at | 0) * w * 4
  const below = at - (at | 0)
  for (let i = 0; i < nodes.length; i++) {
    nodes[i] = (data[above + i] as number) * (1 - below) + (data[above + w * 4 + i] as number) * below
  }
}
