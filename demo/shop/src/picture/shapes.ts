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
}

/** Soft hide sags and canvas is strapped; only stiff leather stands. */
const BY_CLOTH: Readonly<Record<string, Options>> = {
  'tote suede': { shape: 'slouchy' },
  'tote canvas': { shape: 'sail' },
  'crossbody canvas': { shape: 'satchel' },
}

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
export const shapeOf = ({ sku, form, cloth }: Good): Options =>
  OWN[sku] ?? BY_CLOTH[`${form} ${cloth}`] ?? turnOf(form, sku)

const turnOf = (form: FormKey, sku: string): Options => {
  const turns = IN_TURN[form]
  return turns && nth(turns, hash32(sku))
}
