// A garment is a list of parts from back to front, each one closed curve with its cloth, volume, folds and ink.
import type { FabricName } from '../cloth/fabrics.ts'
import type { Ink } from '../ink/ink.ts'
import type { Outline, Point } from '../outline/point.ts'
import type { ColorName } from '../palette.ts'
import type { Fold } from './fold.ts'

/** What a part is cut from; the picture's `pieces` may give any slot its own cloth. */
export type Slot = (typeof SLOTS)[number]
export const SLOTS = ['main', 'trim', 'rib', 'lining', 'sole', 'accent', 'lace', 'elastic', 'form'] as const

export type Part = {
  name: string
  shape: Outline
  slot: Slot
  /** Cloth of this part unless the picture says otherwise. */
  fabric?: FabricName
  color?: ColorName
  /** Turn of the cloth in radians: sleeves and collars turn it, bands and cuffs by a quarter. */
  grain: number
  /** Radius and height of the edge's rounding. */
  round: number
  edge: number
  /** Radius and height of the soft volume. */
  puffRadius: number
  puff: number
  folds: readonly Fold[]
  /** Worn, lighter places, swept like folds. */
  fades: readonly Fold[]
  ink: readonly Ink[]
  /** Strength and reach of the shadow on the cloth below. */
  lift: number
  cast: number
  /** Below 1 for cloth that lies inside or behind. */
  tone: number
  wrinkle: number
  /** Sheet units to one garment unit, set by placement. */
  unit: number
  relief?: (x: number, y: number) => number
  /** Which place of the cloth lies here, where it was cut on a curve: prints then widen with the hem. */
  spread?: (x: number, y: number) => Point
}

const PLAIN = {
  slot: 'main',
  grain: 0,
  round: 2.6,
  edge: 0.9,
  puffRadius: 26,
  puff: 4,
  folds: [],
  fades: [],
  ink: [],
  lift: 0.34,
  cast: 5,
  tone: 1,
  wrinkle: 1,
  unit: 1,
} as const

export const part = (
  name: string,
  shape: Outline,
  look: Partial<Omit<Part, 'name' | 'shape'>> = {},
): Part => ({
  ...PLAIN,
  name,
  shape,
  ...look,
})
