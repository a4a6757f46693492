// What a piece is laid out with: quiet companions that suit every colour, so that the piece itself is seen first.
import { hash32, nth } from '../chance/chance.ts'
import type { FormKey, Good } from '../goods/good.ts'
import { LOWER } from '../range/lower-forms.ts'
import type { GarmentSpec } from './picture-path.ts'

type Wearer = 'women' | 'men'

const MEN = { cut: 'men' }

const BOTTOMS: Record<Wearer, readonly GarmentSpec[]> = {
  women: [
    { garment: 'trousers', fabric: 'melange', color: 'charcoal', seed: 'worn1' },
    { garment: 'slipSkirt', fabric: 'satin', color: 'oat', seed: 'worn3' },
    { garment: 'jeans', fabric: 'denim', color: 'denim', second: 'mist', seed: 'worn4' },
  ],
  men: [
    { garment: 'jeans', fabric: 'denim', color: 'denim', second: 'mist', options: MEN, seed: 'worn2' },
    { garment: 'trousers', fabric: 'melange', color: 'slate', options: { hem: 98, ...MEN }, seed: 'worn5' },
    { garment: 'trousers', fabric: 'cotton', color: 'sand', options: { hem: 98, ...MEN }, seed: 'worn6' },
  ],
}
const topsIn = (options?: GarmentSpec['options']): GarmentSpec[] => [
  { garment: 'tee', fabric: 'jersey', color: 'chalk', options, seed: 'worn7' },
  { garment: 'sweater', fabric: 'fineKnit', color: 'oat', options, seed: 'worn8' },
  { garment: 'shirt', fabric: 'poplin', color: 'chalk', options, seed: 'worn9' },
]
const TOPS: Record<Wearer, readonly GarmentSpec[]> = { women: topsIn(), men: topsIn(MEN) }

/** Shoes, or a bag, that go with each of the trousers and skirts above. */
const SMALL: Record<Wearer, readonly GarmentSpec[]> = {
  women: [
    { garment: 'loafer', fabric: 'leather', color: 'espresso', seed: 'worn10' },
    { garment: 'tote', fabric: 'leather', color: 'tobacco', seed: 'worn11' },
    { garment: 'sneaker', fabric: 'leather', color: 'chalk', seed: 'worn12' },
    { garment: 'crossbody', fabric: 'leather', color: 'camel', seed: 'worn13' },
  ],
  men: [
    { garment: 'loafer', fabric: 'leather', color: 'espresso', seed: 'worn14' },
    { garment: 'sneaker', fabric: 'leather', color: 'chalk', seed: 'worn15' },
    { garment: 'boot', fabric: 'leather', color: 'tobacco', seed: 'worn16' },
  ],
}

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

/** Companions that are not of the piece's own cloth or colour, which would read as a suit that does not match. */
const besides = (companions: readonly GarmentSpec[], { fabric, color }: GarmentSpec) =>
  companions.filter((companion) => companion.fabric !== fabric && companion.color !== color)

/** Pieces from back to front, or nothing for what stands alone. */
export function outfitWith({ form, gender, sku }: Good, piece: GarmentSpec): GarmentSpec[] | undefined {
  const turn = hash32(sku)
  const wearer = gender === 'men' ? 'men' : 'women'
  const bottom = nth(besides(BOTTOMS[wearer], piece), turn)
  const small = nth(SMALL[wearer], turn >>> 8)
  const top = nth(besides(TOPS[wearer], piece), turn >>> 4)
  if (UPPER.has(form)) return [bottom, piece, small]
  if (LOWER.has(form)) return [piece, top, small]
  return EXTRA.has(form) ? [bottom, top, piece] : undefined
}
