import type { PictureSpec } from '@vitrine/art/picture-spec'

const crew = { garment: 'sweater', fabric: 'knit' } as const
const melange = { fabric: 'melange' } as const

/** One picture for each category that has a tile on the home page or in the menu. */
export const CATEGORY_PICTURES: Readonly<Record<string, PictureSpec>> = {
  'new-in': {
    items: [
      { garment: 'slipSkirt', fabric: 'silk', color: 'oat', seed: 'cat1' },
      { ...melange, garment: 'blazer', color: 'navy', seed: 'cat2' },
      { garment: 'boot', fabric: 'leather', color: 'ink', seed: 'cat3' },
    ],
    seed: 'cat4',
  },
  women: {
    garment: 'dress',
    fabric: 'cotton',
    color: 'forest',
    print: 'floral',
    second: 'apricot',
    third: 'sage',
    seed: 'cat5',
  },
  men: { ...melange, garment: 'coat', color: 'navy', seed: 'cat6' },
  shoes: { garment: 'boot', fabric: 'leather', color: 'espresso', seed: 'cat7' },
  accessories: { garment: 'tote', fabric: 'leather', color: 'tobacco', seed: 'cat8' },
  reduced: { garment: 'folded', fabric: 'knit', color: 'sage', seed: 'cat9' },
  'women/knitwear': { ...crew, color: 'oat', seed: 'cat10' },
  'women/coats-and-jackets': { ...melange, garment: 'coat', color: 'camel', seed: 'cat11' },
  'women/dresses': {
    garment: 'dress',
    fabric: 'silk',
    color: 'ink',
    print: 'dots',
    second: 'chalk',
    seed: 'cat12',
  },
  'women/skirts': { garment: 'pleatedSkirt', fabric: 'silk', color: 'petrol', seed: 'cat13' },
  'women/trousers': { garment: 'trousers', fabric: 'linen', color: 'ivory', seed: 'cat14' },
  'women/shirts': {
    garment: 'shirt',
    fabric: 'silk',
    color: 'ivory',
    options: { pocket: false },
    seed: 'cat15',
  },
  'women/t-shirts': {
    garment: 'tee',
    fabric: 'jersey',
    color: 'chalk',
    print: 'breton',
    second: 'navy',
    seed: 'cat16',
  },
  'women/shoes': { garment: 'sneaker', fabric: 'leather', color: 'chalk', seed: 'cat17' },
  'men/knitwear': { ...crew, color: 'forest', seed: 'cat18' },
  'men/coats-and-jackets': { ...melange, garment: 'blazer', color: 'charcoal', seed: 'cat19' },
  'men/trousers': { garment: 'jeans', fabric: 'denim', color: 'denim', second: 'mist', seed: 'cat20' },
  'men/shirts': { garment: 'shirt', fabric: 'linen', color: 'sage', seed: 'cat21' },
  'men/t-shirts': { garment: 'tee', fabric: 'jersey', color: 'navy', seed: 'cat22' },
  'men/shoes': { garment: 'boot', fabric: 'leather', color: 'tobacco', seed: 'cat23' },
  'accessories/bags': { garment: 'tote', fabric: 'leather', color: 'terracotta', seed: 'cat24' },
  'accessories/hats': { garment: 'beanie', fabric: 'knit', color: 'terracotta', seed: 'cat25' },
  'accessories/scarves': {
    ...melange,
    garment: 'scarf',
    color: 'slate',
    print: 'check',
    second: 'chalk',
    third: 'bordeaux',
    seed: 'cat26',
  },
}
