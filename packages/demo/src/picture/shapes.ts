// Cuts of one form that differ to the eye and in no word or measure: pictures alone know them.
import type { Good } from '../goods/good.ts'
import type { GarmentSpec } from './picture-path.ts'

type Options = GarmentSpec['options']

const FRAMES: Readonly<Record<string, Options>> = {
  'BR-6974': { shape: 'cat' },
  'BR-6977': { shape: 'round' },
  'TL-1991': { shape: 'cat' },
  'TL-1994': { shape: 'round' },
}

/** How this good is cut, where its form leaves that open. */
export const shapeOf = ({ sku }: Good): Options => FRAMES[sku]
