// One line of the range: what it is made as, of what, for whom, in which colours and for how much.
// Words, pictures, variants and prices all grow from these facts.
import type { ColorName } from '@vitrine/art/palette'

export type FormKey =
  | 'jumperCrew'
  | 'jumperV'
  | 'jumperRoll'
  | 'tee'
  | 'shirt'
  | 'blouse'
  | 'overshirt'
  | 'blazer'
  | 'coat'
  | 'trench'
  | 'dressTie'
  | 'dressLong'
  | 'skirtPleated'
  | 'skirtSlip'
  | 'trousersWide'
  | 'trousersStraight'
  | 'jeans'
  | 'sneaker'
  | 'boot'
  | 'tote'
  | 'beanie'
  | 'scarf'

export type ClothKey =
  | 'lambswool'
  | 'merino'
  | 'cashmere'
  | 'alpaca'
  | 'cottonKnit'
  | 'jersey'
  | 'heavyJersey'
  | 'poplin'
  | 'oxford'
  | 'linen'
  | 'silk'
  | 'viscose'
  | 'flannel'
  | 'wool'
  | 'doubleWool'
  | 'gabardine'
  | 'denim'
  | 'rawDenim'
  | 'calf'
  | 'suede'
  | 'canvas'

export type PrintKey = 'breton' | 'bengal' | 'pinstripe' | 'check' | 'gingham' | 'dots' | 'floral'
export type FitKey =
  | 'close'
  | 'regular'
  | 'easy'
  | 'oversized'
  | 'straight'
  | 'wide'
  | 'waist'
  | 'last'
  | 'free'
export type Gender = 'women' | 'men' | 'unisex'
type BrandKey = 'orsa' | 'kesten' | 'halma' | 'braak' | 'tove-lind' | 'merrow' | 'sund' | 'calder'

export type Good = {
  sku: string
  form: FormKey
  cloth: ClothKey
  brand: BrandKey
  gender: Gender
  usd: number
  /** Palette keys, the lead colour first. */
  colors: readonly ColorName[]
  print?: { key: PrintKey; second: ColorName; third?: ColorName }
  fit?: FitKey
  /** Per cent off, with the state of its window; open when not said. */
  off?: number
  offWindow?: 'open' | 'past' | 'future'
  marks?: readonly ('only_promo' | 'is_promo' | 'top_collection')[]
  /** One colour, one size, sold as it stands. */
  single?: boolean
  extras?: readonly ('monogram' | 'giftWrap' | 'card')[]
  collection?: CollectionKey
}

type CollectionKey = 'long-winter' | 'harbour' | 'studio' | 'first-light' | 'archive'
