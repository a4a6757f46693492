import type { BrandName } from '../brands.ts'
import type { FabricName } from '../cloth/fabrics.ts'
import type { PrintName } from '../cloth/prints.ts'
import type { View } from '../garment/garment.ts'
import type { GarmentName } from '../garment/garments.ts'
import type { ColorName } from '../palette.ts'
import type { Slot } from '../part/part.ts'

export type PieceSpec = { color?: ColorName; fabric?: FabricName; second?: ColorName }

/** One garment on the sheet. The same spec draws the same picture everywhere. */
export type GarmentSpec = {
  garment: GarmentName
  fabric: FabricName
  print?: PrintName
  color: ColorName
  second?: ColorName
  third?: ColorName
  view?: View
  seed: string
  /** Whose name it carries; the house's where nobody is named. */
  brand?: BrandName
  options?: Record<string, string | number | boolean>
  /** Parts cut from another cloth: `{ trim: { color: 'chalk' } }` for a contrast collar. */
  pieces?: Partial<Record<Slot, PieceSpec>>
}
