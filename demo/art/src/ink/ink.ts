// Ink is data until the sheet is painted: its points go through the same placement as the cloth.
import type { Outline, Point } from '../outline/point.ts'

export type Line = {
  kind: 'line'
  pts: Outline
  color: string
  width: number
  opacity: number
  dash?: readonly number[]
  cap: 'round' | 'butt'
  closed: boolean
}
export type Fill = { kind: 'fill'; pts: Outline; color: string; opacity: number }
export type Button = { kind: 'button'; pts: readonly [Point]; radius: number; color: string; holes: boolean }
/**
 * Light or shade that runs out across the shape: `glare` from its upper left, `dusk` from above,
 * `dawn` from below; `lustre` is what a pearl does with it.
 */
export type Wash = {
  kind: 'wash'
  pts: Outline
  light: 'glare' | 'dusk' | 'dawn' | 'lustre'
  opacity: number
}
/**
 * The maker's name, or its first letter: centred between two points of its base line, so far apart as it is large.
 * The scene writes it, as only the picture says whose name it is; `room` is the widest it may become.
 */
export type Mark = {
  kind: 'mark'
  pts: Outline
  color: string
  spacing: number
  room?: number
  isInitial: boolean
  opacity: number
}
export type Metal = { kind: 'metal'; pts: Outline; color: string }

/** `scale` turns the garment's units into the sheet's; placement sets it. */
export type Ink = (Line | Fill | Wash | Button | Metal | Mark) & { scale?: number }
