// Cuts of one form that differ to the eye and in no word or measure: pictures alone know them.
import type { Good } from '../goods/good.ts'
import type { GarmentSpec } from './picture-path.ts'

type Options = GarmentSpec['options']

const OWN: Readonly<Record<string, Options>> = {
  'BR-6974': { shape: 'cat' },
  'BR-6977': { shape: 'round' },
  'TL-1991': { shape: 'cat' },
  'TL-1994': { shape: 'round' },
  'HA-3964': { shape: 'satchel' },
}

/** Soft hide sags and canvas is strapped; only stiff leather stands. */
const BY_CLOTH: Readonly<Record<string, Options>> = {
  'tote suede': { shape: 'slouchy' },
  'tote canvas': { shape: 'sail' },
  'crossbody canvas': { shape: 'satchel' },
}

/** How this good is cut, where its form leaves that open. */
export const shapeOf = ({ sku, form, cloth }: Good): Options => OWN[sku] ?? BY_CLOTH[`${form} ${cloth}`]
