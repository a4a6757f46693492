import type { FormKey } from '../goods/good.ts'

/** What a review is about, so that it lands on a product it could have been written for. */
export type Topic = 'knit' | 'shirt' | 'tee' | 'jacket' | 'dress' | 'skirt' | 'trousers' | 'shoes' | 'small'

export type Voice = {
  topic: Topic
  rating: 1 | 2 | 3 | 4 | 5
  title: string
  detail: string
  nickname: string
}

export const TOPIC_OF: Record<FormKey, Topic> = {
  jumperCrew: 'knit',
  jumperV: 'knit',
  jumperRoll: 'knit',
  tee: 'tee',
  shirt: 'shirt',
  blouse: 'shirt',
  overshirt: 'shirt',
  blazer: 'jacket',
  coat: 'jacket',
  trench: 'jacket',
  dressTie: 'dress',
  dressLong: 'dress',
  skirtPleated: 'skirt',
  skirtSlip: 'skirt',
  trousersWide: 'trousers',
  trousersStraight: 'trousers',
  jeans: 'trousers',
  sneaker: 'shoes',
  boot: 'shoes',
  tote: 'small',
  beanie: 'small',
  scarf: 'small',
}
