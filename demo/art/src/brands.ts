/** Whose name a label, a sole or a dial can carry, as it is woven or stamped there. */
export const BRANDS = {
  orsa: 'ORSA',
  kesten: 'KESTEN',
  halma: 'HALMA',
  braak: 'BRAAK',
  'tove-lind': 'TOVE LIND',
  merrow: 'MERROW',
  sund: 'SUND',
  calder: 'CALDER',
} as const

export type BrandName = keyof typeof BRANDS

/** What carries no maker's name is of the house. */
const HOUSE = 'VITRINE'

export const nameOnLabel = (brand: BrandName | undefined): string => (brand ? BRANDS[brand] : HOUSE)
