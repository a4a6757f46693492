import type { Lit } from '../../light/shade.ts'
import type { Row } from './row.ts'

/** Brings the coarse light to the row's pixels. `cell` is the share of a node to a pixel. */
export function lightRow(row: Row, lit: Lit, cell: number): void {
  const nodes = nodesAt(lit, row.y * cell)
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
function nodesAt({ w, h, data }: Lit, y: number): Float32Array {
  const at = Math.min(y, h - 1.001)
  const above = (at | 0) * w * 4
  const below = at - (at | 0)
  const nodes = new Float32Array(w * 4)
  for (let i = 0; i < nodes.length; i++) {
    nodes[i] = (data[above + i] as number) * (1 - below) + (data[above + w * 4 + i] as number) * below
  }
  return nodes
}
