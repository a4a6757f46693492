// What can be drawn: the names a picture's spec may use, for those who write specs.
import { FABRICS, type FabricName } from './cloth/fabrics.ts'
import { PRINTS, type PrintName } from './cloth/prints.ts'
import type { View } from './garment/garment.ts'
import { GARMENTS, type GarmentName } from './garment/garments.ts'

export const GARMENT_NAMES = Object.keys(GARMENTS) as GarmentName[]
export const FABRIC_NAMES = Object.keys(FABRICS) as FabricName[]
export const PRINT_NAMES = Object.keys(PRINTS) as PrintName[]

/** The views this garment is drawn in; the first is the front. */
export const viewsOf = (garment: GarmentName): readonly View[] => GARMENTS[garment].views

/** The options this garment understands, each with its usual value. */
export const optionsOf = (garment: GarmentName): Record<string, string | number | boolean> =>
  Object.fromEntries(Object.entries(GARMENTS[garment].choices).map(([name, { usual }]) => [name, usual]))
