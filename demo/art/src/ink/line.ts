import type { Outline } from '../outline/point.ts'
import type { Fill, Line, Metal, Wash } from './ink.ts'

type Pen = Partial<Omit<Line, 'kind' | 'pts'>>

export const line = (pts: Outline, pen: Pen = {}): Line => ({
  kind: 'line',
  pts,
  color: '#000',
  width: 1,
  opacity: 1,
  cap: 'round',
  closed: false,
  ...pen,
})

export const fill = (pts: Outline, color: string, opacity = 1): Fill => ({
  kind: 'fill',
  pts,
  color,
  opacity,
})

export const wash = (pts: Outline, light: Wash['light'], opacity: number): Wash => ({
  kind: 'wash',
  pts,
  light,
  opacity,
})

export const metal = (pts: Outline, color: string): Metal => ({ kind: 'metal', pts, color })
