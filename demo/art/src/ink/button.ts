import type { Point } from '../outline/point.ts'
import type { Button } from './ink.ts'

/** A sewn button with four holes. */
export const button = ([x, y]: Point, radius: number, color: string): Button => ({
  kind: 'button',
  pts: [[x, y]],
  radius,
  color,
  holes: true,
})

/** A rivet, eyelet or punched hole: a button nobody sewed on. */
export const rivet = (at: Point, radius: number, color: string): Button => ({
  ...button(at, radius, color),
  holes: false,
})
