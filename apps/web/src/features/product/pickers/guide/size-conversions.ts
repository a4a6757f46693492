// What a size is called elsewhere. Clothes follow the chest: DIN, BS 3666, ASTM D5585 and GOST count it in steps of their
// own from the same centimetres. Shoes follow the last: Paris points (EU), barleycorns (UK, US), and RU one point less.
import { type Body, isByBody, type SizeTable } from './size-tables.ts'

export type Region = 'EU' | 'UK' | 'US' | 'RU' | 'US (W)' | 'US (M)'
/** Of each region the number, or from which to which. */
export type Conversions = {
  regions: readonly Region[]
  rows: readonly { size: string; names: readonly (readonly number[])[] }[]
}

/** Chest in centimetres by European number; beyond 46 women's come in longer steps. */
const WOMEN = [76, 80, 84, 88, 92, 96, 100, 104, 110, 116, 122].map((chest, at) => ({
  chest,
  eu: 32 + 2 * at,
}))
const MEN = Array.from({ length: 12 }, (_, at) => ({ chest: 80 + 4 * at, eu: 40 + 2 * at }))
const CLOTHES: Record<Body, { numbers: typeof MEN; offsets: readonly (readonly [Region, number])[] }> = {
  women: {
    numbers: WOMEN,
    offsets: [
      ['EU', 0],
      ['UK', -26],
      ['US', -32],
      ['RU', 6],
    ],
  },
  men: {
    numbers: MEN,
    offsets: [
      ['EU', 0],
      ['UK', -10],
      ['US', -10],
      ['RU', 0],
    ],
  },
}

/** Undefined for waists: W30 is W30 everywhere. */
export function conversionsOf(table: SizeTable, body: Body): Conversions | undefined {
  if (isByBody(table)) return clothes(table, body)
  return table.measures[0] === 'foot' ? shoes(table) : undefined
}

function clothes({ rows }: SizeTable, body: Body): Conversions {
  const { numbers, offsets } = CLOTHES[body]
  return {
    regions: offsets.map(([region]) => region),
    rows: rows.map(({ size, spans: [chest] }) => {
      const [from = 0, to = 0] = chest ?? []
      const found = numbers.filter((one) => one.chest >= from && one.chest < to).map(({ eu }) => eu)
      return { size, names: offsets.map(([, offset]) => ends(found).map((eu) => eu + offset)) }
    }),
  }
}

function shoes({ rows }: SizeTable): Conversions {
  return {
    regions: ['EU', 'UK', 'US (W)', 'US (M)', 'RU'],
    rows: rows.map(({ size }) => {
      const eu = Number.parseFloat(size.replace(',', '.'))
      const uk = Math.round((eu / 1.27 - 25) * 2) / 2
      return { size, names: [[eu], [uk], [uk + 2.5], [uk + 1], [eu - 1]] }
    }),
  }
}

/** From the first to the last, or the only one. */
const ends = (numbers: readonly number[]): number[] => [
  ...new Set([...numbers.slice(0, 1), ...numbers.slice(-1)]),
]
