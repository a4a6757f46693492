import type { FitKey, FormKey, Gender } from '../goods/good.ts'
import type { GarmentSpec, View } from '../picture/picture-path.ts'

type SizeRun = 'letters' | 'waist' | 'shoes' | 'none'

type FormFacts = {
  /** Garment in the drawing package, and how this form differs from its plain cut. */
  garment: GarmentSpec['garment']
  options?: GarmentSpec['options']
  /** Views besides the front. */
  views: readonly View[]
  ptype: string
  /** Category below the gender (or below accessories), deepest last. */
  path: readonly string[]
  sizes: SizeRun
  fit: FitKey
  /** Length in size M, in centimetres, men and women. */
  cm: readonly [men: number, women: number]
}

const bothSides: readonly View[] = ['back', 'detail']
const oneSide: readonly View[] = ['detail']
const none = [0, 0] as const

export const FORMS: Record<FormKey, FormFacts> = {
  jumperCrew: {
    garment: 'sweater',
    views: bothSides,
    ptype: 'jumper',
    path: ['knitwear', 'jumpers'],
    sizes: 'letters',
    fit: 'regular',
    cm: [69, 61],
  },
  jumperV: {
    garment: 'sweater',
    options: { neck: 'v' },
    views: bothSides,
    ptype: 'v-neck',
    path: ['knitwear', 'v-necks'],
    sizes: 'letters',
    fit: 'regular',
    cm: [68, 61],
  },
  jumperRoll: {
    garment: 'sweater',
    options: { neck: 'turtle' },
    views: bothSides,
    ptype: 'roll-neck',
    path: ['knitwear', 'roll-necks'],
    sizes: 'letters',
    fit: 'regular',
    cm: [70, 63],
  },
  tee: {
    garment: 'tee',
    views: bothSides,
    ptype: 't-shirt',
    path: ['t-shirts'],
    sizes: 'letters',
    fit: 'regular',
    cm: [71, 62],
  },
  shirt: {
    garment: 'shirt',
    views: bothSides,
    ptype: 'shirt',
    path: ['shirts'],
    sizes: 'letters',
    fit: 'regular',
    cm: [78, 71],
  },
  blouse: {
    garment: 'shirt',
    options: { pocket: false },
    views: bothSides,
    ptype: 'blouse',
    path: ['shirts', 'blouses'],
    sizes: 'letters',
    fit: 'regular',
    cm: [72, 68],
  },
  overshirt: {
    garment: 'shirt',
    views: bothSides,
    ptype: 'overshirt',
    path: ['shirts', 'overshirts'],
    sizes: 'letters',
    fit: 'regular',
    cm: [76, 72],
  },
  blazer: {
    garment: 'blazer',
    views: bothSides,
    ptype: 'blazer',
    path: ['coats-and-jackets', 'blazers'],
    sizes: 'letters',
    fit: 'regular',
    cm: [74, 70],
  },
  coat: {
    garment: 'coat',
    views: bothSides,
    ptype: 'coat',
    path: ['coats-and-jackets', 'coats'],
    sizes: 'letters',
    fit: 'regular',
    cm: [112, 108],
  },
  trench: {
    garment: 'trench',
    views: bothSides,
    ptype: 'trench',
    path: ['coats-and-jackets', 'trench-coats'],
    sizes: 'letters',
    fit: 'regular',
    cm: [114, 110],
  },
  dressTie: {
    garment: 'dress',
    views: bothSides,
    ptype: 'dress',
    path: ['dresses'],
    sizes: 'letters',
    fit: 'regular',
    cm: [112, 112],
  },
  dressLong: {
    garment: 'dress',
    options: { length: 610, flare: 136 },
    views: bothSides,
    ptype: 'dress',
    path: ['dresses', 'midi-dresses'],
    sizes: 'letters',
    fit: 'regular',
    cm: [121, 121],
  },
  skirtPleated: {
    garment: 'pleatedSkirt',
    views: oneSide,
    ptype: 'skirt',
    path: ['skirts'],
    sizes: 'letters',
    fit: 'waist',
    cm: [78, 78],
  },
  skirtSlip: {
    garment: 'slipSkirt',
    views: oneSide,
    ptype: 'skirt',
    path: ['skirts'],
    sizes: 'letters',
    fit: 'waist',
    cm: [82, 82],
  },
  trousersWide: {
    garment: 'trousers',
    options: { hem: 150 },
    views: bothSides,
    ptype: 'trousers',
    path: ['trousers', 'wide-trousers'],
    sizes: 'waist',
    fit: 'wide',
    cm: [82, 79],
  },
  trousersStraight: {
    garment: 'trousers',
    options: { hem: 98 },
    views: bothSides,
    ptype: 'trousers',
    path: ['trousers', 'straight-trousers'],
    sizes: 'waist',
    fit: 'straight',
    cm: [82, 77],
  },
  jeans: {
    garment: 'jeans',
    views: bothSides,
    ptype: 'jeans',
    path: ['trousers', 'jeans'],
    sizes: 'waist',
    fit: 'straight',
    cm: [83, 78],
  },
  sneaker: {
    garment: 'sneaker',
    views: oneSide,
    ptype: 'trainers',
    path: ['shoes'],
    sizes: 'shoes',
    fit: 'last',
    cm: none,
  },
  boot: {
    garment: 'boot',
    views: oneSide,
    ptype: 'boots',
    path: ['shoes'],
    sizes: 'shoes',
    fit: 'last',
    cm: none,
  },
  tote: {
    garment: 'tote',
    views: oneSide,
    ptype: 'bag',
    path: ['bags'],
    sizes: 'none',
    fit: 'free',
    cm: none,
  },
  beanie: {
    garment: 'beanie',
    views: oneSide,
    ptype: 'hat',
    path: ['hats'],
    sizes: 'none',
    fit: 'free',
    cm: none,
  },
  scarf: {
    garment: 'scarf',
    views: oneSide,
    ptype: 'scarf',
    path: ['scarves'],
    sizes: 'none',
    fit: 'free',
    cm: none,
  },
}

const letters = { women: ['xxs', 'xs', 's', 'm', 'l', 'xl'], men: ['s', 'm', 'l', 'xl', 'xxl'] }
const waists = {
  women: ['w25', 'w26', 'w27', 'w28', 'w29', 'w30', 'w31'],
  men: ['w29', 'w30', 'w31', 'w32', 'w33', 'w34', 'w36'],
}
const shoes = { women: ['36', '37', '38', '39', '40', '41'], men: ['40', '41', '42', '43', '44', '45', '46'] }
const runs = { letters, waist: waists, shoes }

export function sizesOf(form: FormKey, gender: Gender): readonly string[] {
  const run = FORMS[form].sizes
  if (run === 'none') return ['one-size']
  return runs[run][gender === 'men' ? 'men' : 'women']
}
