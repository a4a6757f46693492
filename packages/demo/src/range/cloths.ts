import type { ClothKey } from '../goods/good.ts'
import type { GarmentSpec } from '../picture/picture-path.ts'
import type { CareKey } from '../words/garment-words.ts'

type ClothFacts = {
  fabric: GarmentSpec['fabric']
  materials: readonly string[]
  /** Weight in grams per square metre; leather is told by its thickness instead. */
  gsm: number
  care: CareKey
  season: 'winter' | 'summer' | 'all-year'
  madeIn: string
}

export const CLOTHS: Record<ClothKey, ClothFacts> = {
  lambswool: {
    fabric: 'knit',
    materials: ['wool'],
    gsm: 410,
    care: 'knit',
    season: 'winter',
    madeIn: 'scotland',
  },
  merino: {
    fabric: 'fineKnit',
    materials: ['merino'],
    gsm: 220,
    care: 'knit',
    season: 'all-year',
    madeIn: 'italy',
  },
  cashmere: {
    fabric: 'fineKnit',
    materials: ['cashmere'],
    gsm: 260,
    care: 'knit',
    season: 'winter',
    madeIn: 'scotland',
  },
  alpaca: {
    fabric: 'knit',
    materials: ['alpaca', 'wool'],
    gsm: 340,
    care: 'knit',
    season: 'winter',
    madeIn: 'portugal',
  },
  cottonKnit: {
    fabric: 'knit',
    materials: ['cotton'],
    gsm: 430,
    care: 'wash',
    season: 'summer',
    madeIn: 'turkey',
  },
  jersey: {
    fabric: 'jersey',
    materials: ['cotton'],
    gsm: 185,
    care: 'wash',
    season: 'summer',
    madeIn: 'portugal',
  },
  heavyJersey: {
    fabric: 'jersey',
    materials: ['cotton'],
    gsm: 260,
    care: 'wash',
    season: 'all-year',
    madeIn: 'portugal',
  },
  poplin: {
    fabric: 'poplin',
    materials: ['cotton'],
    gsm: 118,
    care: 'iron',
    season: 'all-year',
    madeIn: 'portugal',
  },
  oxford: {
    fabric: 'cotton',
    materials: ['cotton'],
    gsm: 155,
    care: 'wash',
    season: 'all-year',
    madeIn: 'portugal',
  },
  linen: {
    fabric: 'linen',
    materials: ['linen'],
    gsm: 165,
    care: 'iron',
    season: 'summer',
    madeIn: 'lithuania',
  },
  silk: { fabric: 'silk', materials: ['silk'], gsm: 95, care: 'iron', season: 'all-year', madeIn: 'italy' },
  viscose: {
    fabric: 'silk',
    materials: ['viscose'],
    gsm: 135,
    care: 'iron',
    season: 'all-year',
    madeIn: 'portugal',
  },
  flannel: {
    fabric: 'melange',
    materials: ['wool'],
    gsm: 340,
    care: 'press',
    season: 'winter',
    madeIn: 'italy',
  },
  wool: {
    fabric: 'melange',
    materials: ['wool', 'elastane'],
    gsm: 270,
    care: 'press',
    season: 'all-year',
    madeIn: 'portugal',
  },
  doubleWool: {
    fabric: 'melange',
    materials: ['wool', 'cashmere'],
    gsm: 640,
    care: 'press',
    season: 'winter',
    madeIn: 'italy',
  },
  gabardine: {
    fabric: 'cotton',
    materials: ['cotton'],
    gsm: 245,
    care: 'iron',
    season: 'all-year',
    madeIn: 'portugal',
  },
  denim: {
    fabric: 'denim',
    materials: ['cotton'],
    gsm: 440,
    care: 'wash',
    season: 'all-year',
    madeIn: 'turkey',
  },
  rawDenim: {
    fabric: 'denim',
    materials: ['cotton'],
    gsm: 475,
    care: 'wash',
    season: 'all-year',
    madeIn: 'italy',
  },
  calf: {
    fabric: 'leather',
    materials: ['leather'],
    gsm: 0,
    care: 'leather',
    season: 'all-year',
    madeIn: 'italy',
  },
  suede: {
    fabric: 'leather',
    materials: ['suede'],
    gsm: 0,
    care: 'leather',
    season: 'winter',
    madeIn: 'portugal',
  },
  canvas: {
    fabric: 'canvas',
    materials: ['cotton'],
    gsm: 610,
    care: 'wash',
    season: 'summer',
    madeIn: 'lithuania',
  },
}
