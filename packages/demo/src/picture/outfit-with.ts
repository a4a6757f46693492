// What a piece is laid out with: quiet companions that suit every colour, so that the piece itself is seen first.
import { hash32, nth } from '../chance/chance.ts'
import type { FormKey, Good } from '../goods/good.ts'
import { LOWER } from '../range/lower-forms.ts'
import type { GarmentSpec } from './picture-path.ts'

type Wearer = 'women' | 'men'

const BOTTOMS: Record<Wearer, readonly GarmentSpec[]> = {
  women: [
    { garment: 'trousers', fabric: 'melange', color: 'charcoal', seed: 'worn1' },
    { garment: 'slipSkirt', fabric: 'silk', color: 'oat', seed: 'worn3' },
    { garment: 'jeans', fabric: 'denim', color: 'denim', second: 'mist', seed: 'worn4' },
  ],
  men: [
    { garment: 'jeans', fabric: 'denim', color: 'denim', second: 'mist', seed: 'worn2' },
    { garment: 'trousers', fabric: 'melange', color: 'slate', options: { hem: 116 }, seed: 'worn5' },
    { garment: 'trousers', fabric: 'cotton', color: 'sand', options: { hem: 116 }, seed: 'worn6' },
  ],
}
const TOPS: readonly GarmentSpec[] = [
  { garment: 'tee', fabric: 'jersey', color: 'chalk', seed: 'worn7' },
  { garment: 'sweater', fabric: 'fineKnit', color: 'oat', seed: 'worn8' },
  { garment: 'shirt', fabric: 'poplin', color: 'chalk', seed: 'worn9' },
]

const UPPER = new Set<FormKey>([
  'jumperCrew',
  'jumperV',
  'jumperRoll',
  'cardigan',
  'tee',
  'shirt',
  'blouse',
  'bowBlouse',
  'overshirt',
  'blazer',
  'puffer',
])
/** Shoes and small things join as the third piece, in front of a top and trousers. */
const EXTRA = new Set<FormKey>([
  'sneaker',
  'boot',
  'loafer',
  'pump',
  'slingback',
  'sandal',
  'tote',
  'crossbody',
  'belt',
  'beanie',
  'scarf',
  'sunglasses',
  'watch',
  'necklace',
  'pearls',
  'hoops',
  'dropEarrings',
])

/** Pieces from back to front, or nothing for what stands alone. */
export function outfitWith({ form, gender, sku }: Good, piece: GarmentSpec): GarmentSpec[] | undefined {
  const turn = hash32(sku)
  const bottom = nth(BOTTOMS[gender === 'men' ? 'men' : 'women'], turn)
  const top = nth(TOPS, turn >>> 4)
  if (UPPER.has(form)) return [bottom, piece]
  if (LOWER.has(form)) return [piece, top]
  return EXTRA.has(form) ? [bottom, top, piece] : undefined
}
