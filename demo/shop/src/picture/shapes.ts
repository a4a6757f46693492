// Cuts of one form that differ to the eye and in no word or measure: pictures alone know them.
import { hash32, nth } from '../chance/chance.ts'
import type { FormKey, Good } from '../goods/good.ts'
import type { GarmentSpec } from './picture-path.ts'

type Options = GarmentSpec['options']

const OWN: Readonly<Record<string, Options>> = {
  'BR-6974': { shape: 'cat' },
  'BR-6977': { shape: 'round' },
  'TL-1991': { shape: 'cat' },
  'TL-1994': { shape: 'round' },
  'HA-3964': { shape: 'satchel' },
  'OR-2941': { cuff: 'short' },
  'OR-2947': { pompom: true },
  'TL-1974': { cuff: 'none' },
}

/** Soft hide sags and canvas is strapped; only stiff leather stands. */
const BY_CLOTH: Readonly<Record<string, Options>> = {
  'tote suede': { shape: 'slouchy' },
  'tote canvas': { shape: 'sail' },
  'crossbody canvas': { shape: 'satchel' },
  'scarf silk': { hem: 'rolled' },
  'beanie mohair': { pompom: true },
  'beanie cashmere': { cuff: 'none' },
  'beanie merino': { cuff: 'short' },
  'beanie cottonKnit': { cuff: 'short' },
}

/** Men wear them plain and longer. */
const MENS_SHORTS: Options = { cuff: false, length: 244 }

/** Shared out by sku, so that a list of one form is not one piece in many colours. */
const IN_TURN: Partial<Record<FormKey, readonly Options[]>> = {
  dressTie: [
    { neck: 'wrap', sleeve: 'flutter' },
    { neck: 'wrap', sleeve: 'puff', flare: 140 },
    { neck: 'wrap', sleeve: 'flutter', skirt: 'tiers', flare: 156 },
  ],
  dressLong: [
    { neck: 'round', flare: 136 },
    { neck: 'square', flare: 146 },
    { neck: 'boat', flare: 126 },
    { neck: 'v', flare: 140 },
  ],
  jumpsuit: [
    { sleeve: 'flutter', hem: 122 },
    { sleeve: 'puff', hem: 134 },
  ],
  swimsuit: [{ neck: 'scoop' }, { neck: 'square' }],
}

/** How this good is cut, where its form leaves that open. */
export const shapeOf = ({ sku, form, cloth, gender }: Good): Options =>
  OWN[sku] ??
  (form === 'shorts' && gender === 'men' ? MENS_SHORTS : undefined) ??
  BY_CLOTH[`${form} ${cloth}`] ??
  turnOf(form, sku)

const turnOf = (form: FormKey, sku: string): Options => {
  const turns = IN_TURN[form]
  return turns && nth(turns, hash32(sku))
}
