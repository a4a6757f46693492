// One line of the range: what it is made as, of what, for whom, in which colours and for how much.
// Words, pictures, variants and prices all grow from these facts.
import type { ColorName } from '@vitrine/art/palette'
import type { ModelKey } from '../words/model-names.ts'

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
  | 'cardigan'
  | 'puffer'
  | 'bowBlouse'
  | 'jumpsuit'
  | 'shorts'
  | 'swimsuit'
  | 'loafer'
  | 'pump'
  | 'slingback'
  | 'sandal'
  | 'crossbody'
  | 'belt'
  | 'sunglasses'
  | 'watch'
  | 'necklace'
  | 'pearls'
  | 'hoops'
  | 'dropEarrings'

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
  | 'mohair'
  | 'ribCotton'
  | 'chambray'
  | 'satin'
  | 'tweed'
  | 'corduroy'
  | 'velvet'
  | 'nylonDown'
  | 'swimJersey'
  | 'acetate'
  | 'brass'
  | 'silver'

export type PrintKey =
  | 'breton'
  | 'bengal'
  | 'pinstripe'
  | 'check'
  | 'gingham'
  | 'dots'
  | 'floral'
  | 'houndstooth'
  | 'argyle'
  | 'windowpane'
  | 'leaf'
export type FitKey =
  | 'close'
  | 'regular'
  | 'easy'
  | 'oversized'
  | 'straight'
  | 'wide'
  | 'waist'
  | 'last'
  | 'barefoot'
  | 'free'
  | 'swim'
  | 'shoulder'
  | 'buckle'
  | 'face'
  | 'wrist'
  | 'neck'
  | 'ear'
export type Gender = 'women' | 'men' | 'unisex'
export type BrandKey = 'orsa' | 'kesten' | 'halma' | 'braak' | 'tove-lind' | 'merrow' | 'sund' | 'calder'

export type Good = {
  sku: string
  /** A house name, where the cut and the cloth alone would not tell it from its neighbours. */
  model?: ModelKey
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
