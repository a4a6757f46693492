// Body measures behind the names of sizes, in centimetres. Letters differ between women and men; waists are inches round
// the body and shoes thirds of a centimetre along the foot, for everybody.
export type Measure = 'chest' | 'waist' | 'hip' | 'foot'
export type Body = 'women' | 'men'
export type SizeRow = { size: string; spans: readonly (readonly [from: number, to: number])[] }
export type SizeTable = { measures: readonly Measure[]; rows: readonly SizeRow[] }

/** Upper edges of one size are the lower edges of the next. */
type Edges = Record<'chest' | 'waist' | 'hip', readonly number[]>
const LETTERS = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']
const EDGES: Record<Body, Edges> = {
  women: {
    chest: [76, 80, 84, 88, 94, 100, 107, 114, 122],
    waist: [60, 64, 68, 72, 78, 84, 91, 99, 108],
    hip: [84, 88, 92, 96, 101, 106, 112, 118, 126],
  },
  men: {
    chest: [80, 84, 88, 94, 100, 106, 114, 122, 130],
    waist: [68, 72, 76, 82, 88, 94, 102, 110, 118],
    hip: [82, 86, 90, 95, 100, 105, 111, 117, 124],
  },
}
export const CM_PER_INCH = 2.54
const LEAST_SHOE = 34.5
const HIP_BEYOND_WAIST = 24

/** The table for the sizes a product comes in; undefined where their names say nothing of a body. */
export function tableFor(sizes: readonly string[], body: Body): SizeTable | undefined {
  const letters = sizes.filter((size) => LETTERS.includes(size.toUpperCase()))
  if (letters.length > 0) return letterTable(letters, EDGES[body])
  const numbers = sizes.map((size) => ({ size, value: numberOf(size) })).filter(({ value }) => value > 0)
  if (numbers.length === 0) return undefined
  const areShoes = numbers.every(({ size, value }) => /^\d/.test(size) && value >= LEAST_SHOE)
  if (areShoes) return { measures: ['foot'], rows: numbers.map(shoeRow) }
  const areWaists = numbers.every(({ value }) => value >= 22 && value <= 50)
  return areWaists ? { measures: ['waist', 'hip'], rows: numbers.map(waistRow) } : undefined
}

/** The size whose span of the table's first measure holds `cm`; beyond both ends there is none. */
export function sizeFor({ rows }: SizeTable, cm: number): string | undefined {
  return rows.find(({ spans: [first] }) => first && cm >= first[0] && cm < first[1])?.size
}

export const isByBody = ({ measures }: SizeTable): boolean => measures[0] === 'chest'

function letterTable(sizes: readonly string[], edges: Edges): SizeTable {
  const measures = ['chest', 'waist', 'hip'] as const
  const rows = sizes.map((size): SizeRow => {
    const at = LETTERS.indexOf(size.toUpperCase())
    return { size, spans: measures.map((one) => [edges[one][at] ?? 0, edges[one][at + 1] ?? 0] as const) }
  })
  return { measures, rows }
}

type Numbered = { size: string; value: number }

function waistRow({ size, value }: Numbered): SizeRow {
  const from = Math.round((value - 0.5) * CM_PER_INCH)
  const to = Math.round((value + 0.5) * CM_PER_INCH)
  return {
    size,
    spans: [
      [from, to],
      [from + HIP_BEYOND_WAIST, to + HIP_BEYOND_WAIST],
    ],
  }
}

function shoeRow({ size, value }: Numbered): SizeRow {
  const length = (number: number) => Math.round(((number * 2) / 3 - 1.5) * 10) / 10
  return { size, spans: [[length(value - 0.5), length(value + 0.5)]] }
}

function numberOf(size: string): number {
  return Number.parseFloat(size.replace(/^w/i, '').replace(',', '.')) || 0
}
