export type Stitch = 'knit' | 'purl' | 'knitTogether' | 'purlTogether' | 'none'

const SIGNS: Readonly<Record<string, Stitch>> = {
  K: 'knit',
  P: 'purl',
  '/': 'knitTogether',
  '>': 'purlTogether',
  '-': 'none',
}

const row = (signs: string): Stitch[] => [...signs].map((sign) => SIGNS[sign] ?? 'none')

/** What is repeated in a round, in the order it is worked: the rib, then the eleven rounds of the crown. */
export const ROUNDS: readonly (readonly Stitch[])[] = [
  row('KKPPKKPP'),
  row('KKPPKK>-'),
  row('KKPPKKP-'),
  row('KK>-KKP-'),
  row('KKP-KKP-'),
  row('KKP-/-P-'),
  row('KKP-K-P-'),
  row('/-P-K-P-'),
  row('K-P-K-P-'),
  row('/---/---'),
  row('K---K---'),
  row('/-------'),
]

/** How many stitches of the round before one takes. */
export const TAKES: Readonly<Record<Stitch, number>> = {
  knit: 1,
  purl: 1,
  knitTogether: 2,
  purlTogether: 2,
  none: 0,
}

export const stitchesOf = (round: readonly Stitch[]): number => round.filter((one) => one !== 'none').length
