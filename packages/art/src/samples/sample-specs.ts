import type { PictureSpec } from '../picture-spec.ts'
import type { GarmentSpec } from '../spec/garment-spec.ts'

const shirt: GarmentSpec = {
  garment: 'shirt',
  fabric: 'poplin',
  color: 'chalk',
  print: 'bengal',
  second: 'denim',
  seed: 'c1',
  pieces: { trim: { color: 'chalk', fabric: 'poplin' } },
}
const blazer: GarmentSpec = { garment: 'blazer', fabric: 'melange', color: 'navy', seed: 'p2' }
const checkBlazer: GarmentSpec = {
  ...blazer,
  color: 'stone',
  print: 'check',
  second: 'chalk',
  third: 'terracotta',
  seed: 'd1',
}
const coat: GarmentSpec = { garment: 'coat', fabric: 'melange', color: 'camel', seed: 'e1' }
const jeans: GarmentSpec = { garment: 'jeans', fabric: 'denim', color: 'denim', second: 'mist', seed: 'i1' }
const sweater: GarmentSpec = { garment: 'sweater', fabric: 'knit', color: 'oat', seed: 'b1' }
const dress: GarmentSpec = {
  garment: 'dress',
  fabric: 'cotton',
  color: 'forest',
  print: 'floral',
  second: 'apricot',
  third: 'sage',
  seed: 'f1',
}
const tote: GarmentSpec = { garment: 'tote', fabric: 'leather', color: 'tobacco', seed: 'l1' }

/** One picture of every kind, for the contact sheet. */
export const SAMPLE_SPECS: Readonly<Record<string, PictureSpec>> = {
  tee: { garment: 'tee', fabric: 'jersey', color: 'chalk', print: 'breton', second: 'navy', seed: 'a2' },
  sweater,
  turtle: {
    garment: 'sweater',
    fabric: 'fineKnit',
    color: 'bordeaux',
    seed: 'b2',
    options: { neck: 'turtle' },
  },
  shirt,
  blazer: checkBlazer,
  coat,
  trench: { garment: 'trench', fabric: 'cotton', color: 'sand', seed: 'e2' },
  dress,
  dots: { garment: 'dress', fabric: 'silk', color: 'ink', print: 'dots', second: 'chalk', seed: 'f4' },
  pleated: { garment: 'pleatedSkirt', fabric: 'silk', color: 'petrol', seed: 'g1' },
  slip: { garment: 'slipSkirt', fabric: 'silk', color: 'rose', seed: 'g2' },
  trousers: { garment: 'trousers', fabric: 'linen', color: 'ivory', seed: 'h1' },
  jeans,
  sneaker: { garment: 'sneaker', fabric: 'leather', color: 'chalk', seed: 'j1' },
  boot: { garment: 'boot', fabric: 'leather', color: 'espresso', seed: 'k1' },
  tote,
  beanie: { garment: 'beanie', fabric: 'knit', color: 'terracotta', seed: 'm1' },
  scarf: {
    garment: 'scarf',
    fabric: 'melange',
    color: 'slate',
    second: 'chalk',
    print: 'check',
    third: 'bordeaux',
    seed: 'n1',
  },
  folded: { garment: 'folded', fabric: 'knit', color: 'sage', seed: 'o1' },
  shirtBack: { ...shirt, view: 'back' },
  jeansBack: { ...jeans, view: 'back' },
  coatBack: { ...coat, view: 'back' },
  shirtDetail: { ...shirt, view: 'detail' },
  sweaterDetail: { ...sweater, view: 'detail' },
  jeansDetail: { ...jeans, view: 'detail' },
  coatDetail: { ...coat, view: 'detail' },
  outfit: {
    seed: 'p1',
    items: [
      { garment: 'trousers', fabric: 'melange', color: 'charcoal', seed: 'p1' },
      { garment: 'sweater', fabric: 'fineKnit', color: 'butter', seed: 'p1' },
      { garment: 'beanie', fabric: 'knit', color: 'sage', seed: 'p1' },
    ],
  },
  blazerOutfit: {
    seed: 'p2',
    items: [
      { garment: 'slipSkirt', fabric: 'silk', color: 'oat', seed: 'p2' },
      blazer,
      { garment: 'boot', fabric: 'leather', color: 'ink', seed: 'p2' },
    ],
  },
  inkKnit: { garment: 'sweater', fabric: 'fineKnit', color: 'ink', seed: 'q1', options: { neck: 'v' } },
  linenShirt: { garment: 'shirt', fabric: 'linen', color: 'sage', seed: 'q2' },
  plainTee: { garment: 'tee', fabric: 'jersey', color: 'terracotta', seed: 'q3' },
  silkBlouse: { garment: 'shirt', fabric: 'silk', color: 'ivory', seed: 'q4', options: { pocket: false } },
  pinstripe: { ...blazer, print: 'pinstripe', second: 'mist', seed: 'q5' },
  gingham: {
    ...dress,
    fabric: 'linen',
    color: 'chalk',
    print: 'gingham',
    second: 'terracotta',
    third: undefined,
    seed: 'r1',
  },
  canvasTote: {
    ...tote,
    fabric: 'canvas',
    color: 'ivory',
    seed: 'r2',
    pieces: { trim: { color: 'espresso', fabric: 'leather' } },
  },
  dressBack: { ...dress, view: 'back' },
  sneakerDark: { garment: 'sneaker', fabric: 'canvas', color: 'navy', second: 'chalk', seed: 's1' },
  sneakerDetail: { garment: 'sneaker', fabric: 'leather', color: 'chalk', seed: 'j1', view: 'detail' },
}
