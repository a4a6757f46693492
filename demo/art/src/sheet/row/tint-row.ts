import type { Look } from '../../cloth/look.ts'
import { type Grid, pick } from '../../relief/grid.ts'
import type { Row } from './row.ts'

/** Dyes the row: the cloth's base with its shares of the second and third colour. */
export function tintRow(row: Row, { base, second, third }: Look): void {
  const { from, to } = row
  dye(row.red, row, { base: base[0], second: second[0], third: third[0], from, to })
  dye(row.green, row, { base: base[1], second: second[1], third: third[1], from, to })
  dye(row.blue, row, { base: base[2], second: second[2], third: third[2], from, to })
}

type Dye = { base: number; second: number; third: number; from: number; to: number }

function dye(lane: Float32Array, row: Row, { base, second, third, from, to }: Dye): void {
  for (let i = from; i < to; i++) {
    const mixed = base + (second - base) * (row.second[i] as number)
    lane[i] = mixed + (third - mixed) * (row.third[i] as number)
  }
}

/** Wear bleaches towards a cool white, or below zero darkens. */
export function fadeRow(row: Row, fade: Grid, cell: number): void {
  for (let i = row.from; i < row.to; i++) {
    const worn = Math.min(0.7, Math.max(-0.5, pick(fade, i * cell, row.y * cell)))
    const target = worn > 0 ? 226 : 20
    const share = Math.abs(worn)
    row.red[i] = (row.red[i] as number) + (target - (row.red[i] as number)) * share
    row.green[i] = (row.green[i] as number) + (target - (row.green[i] as number)) * share
    row.blue[i] = (row.blue[i] as number) + (target + 4 - (row.blue[i] as number)) * share
  }
}
