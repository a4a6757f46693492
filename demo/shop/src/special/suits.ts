// A top and a bottom of one cloth: each in its own size, because few people are the same above and below.
import type { ProductRecord } from '@vitrine/domain/catalog/records'
import { label } from '../data/labels.ts'
import type { GarmentSpec } from '../picture/picture-path.ts'
import { bothFromNear, type Special } from './special-product.ts'
import { SPECIAL_WORDS } from './special-words.ts'

type BundleOption = NonNullable<ProductRecord['bundleOptions']>[number]

const TOP = label('jacket')
const BOTTOM = label('trousers')

type Run = { skus: string; sizes: string; start: string }

/** Every size of a garment in one colour; the suit starts with the middle one. */
const sizesOf = (titles: BundleOption['titles'], { skus, sizes, start }: Run): BundleOption => ({
  titles,
  type: 'select',
  required: true,
  selections: sizes.split(' ').map((size) => ({ sku: `${skus}-${size}`, qty: 1, isDefault: size === start })),
})

const picturesOf = (blazer: GarmentSpec, trousers: GarmentSpec): Special['pictures'] => [
  { items: [trousers, blazer], seed: `suit${blazer.seed}` },
  ...bothFromNear(blazer, trousers),
]

/** Among the blazers of its wearer, which is where a suit is looked for and where its page says it lies. */
const listedFor = (wearer: 'women' | 'men'): string[] => [
  'accessories',
  'accessories/sets',
  wearer,
  `${wearer}/coats-and-jackets`,
  `${wearer}/coats-and-jackets/blazers`,
]

const SUIT = { type: 'bundle', ptype: 'suit', category: 'accessories/sets' } as const
const wool = { fabric: 'melange', color: 'ink' } as const
const flannel = { fabric: 'melange', color: 'slate' } as const

export const SUITS: readonly Special[] = [
  {
    ...SUIT,
    sku: 'KE-SET-01',
    words: SPECIAL_WORDS.inkWool,
    usd: [389, 215],
    pictures: picturesOf(
      { ...wool, garment: 'blazer', seed: 'ke8307', brand: 'kesten' },
      { ...wool, garment: 'trousers', options: { hem: 98 }, seed: 'ke8407', brand: 'kesten' },
    ),
    rest: {
      attributes: { ptype: [SUIT.ptype], gender: ['women'], material: ['wool', 'elastane'] },
      categoryKeys: listedFor('women'),
      bundleOptions: [
        sizesOf(TOP, { skus: 'KE-8307-INK', sizes: 'XXS XS S M L XL', start: 'M' }),
        sizesOf(BOTTOM, { skus: 'KE-8407-INK', sizes: 'W25 W26 W27 W28 W29 W30 W31', start: 'W28' }),
      ],
    },
  },
  {
    ...SUIT,
    sku: 'KE-SET-02',
    words: SPECIAL_WORDS.slateFlannel,
    usd: [418, 235],
    pictures: picturesOf(
      { ...flannel, garment: 'blazer', options: { cut: 'men' }, seed: 'ke8704', brand: 'kesten' },
      { ...flannel, garment: 'trousers', options: { hem: 98, cut: 'men' }, seed: 'ca7851', brand: 'calder' },
    ),
    rest: {
      attributes: { ptype: [SUIT.ptype], gender: ['men'], material: ['wool'] },
      categoryKeys: listedFor('men'),
      bundleOptions: [
        sizesOf(TOP, { skus: 'KE-8704-SLATE', sizes: 'S M L XL XXL', start: 'M' }),
        sizesOf(BOTTOM, { skus: 'CA-7851-SLATE', sizes: 'W29 W30 W31 W32 W33 W34 W36', start: 'W32' }),
      ],
    },
  },
]
