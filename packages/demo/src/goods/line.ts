// Goods in short: what a line shares is said once, and each row tells only what sets its product apart.
import { type ColorName, PALETTE } from '@vitrine/art/palette'
import type { ModelKey } from '../words/model-names.ts'
import type { BrandKey, Good, PrintKey } from './good.ts'

type Shared = Pick<Good, 'form' | 'cloth' | 'brand' | 'gender' | 'collection' | 'fit' | 'extras' | 'single'>
type Own = Partial<Omit<Good, 'print'>> & {
  /** `check chalk bordeaux`: the print, its second colour and its third. */
  print?: string
}
/** The number within the house, the house name, dollars, colours (the lead first), and what else is particular. */
type Row = readonly [number: number, model: ModelKey, usd: number, colors: string, own?: Own]

const PREFIX: Record<BrandKey, string> = {
  orsa: 'OR',
  kesten: 'KE',
  halma: 'HA',
  braak: 'BR',
  'tove-lind': 'TL',
  merrow: 'ME',
  sund: 'SU',
  calder: 'CA',
}

const isColor = (word: string): word is ColorName => word in PALETTE

function colorsIn(words: string): ColorName[] {
  const colors = words.split(' ').filter(isColor)
  if (colors.join(' ') !== words) throw new Error(`no such colours: ${words}`)
  return colors
}

function printIn(words: string): Good['print'] {
  const space = words.indexOf(' ')
  const [second, third] = colorsIn(words.slice(space + 1))
  if (!second) throw new Error(`a print needs a second colour: ${words}`)
  return { key: words.slice(0, space) as PrintKey, second, ...(third && { third }) }
}

export function line(shared: Shared, rows: readonly Row[]): Good[] {
  return rows.map(([number, model, usd, colors, { print, ...own } = {}]) => {
    const good: Good = { ...shared, sku: '', model, usd, colors: colorsIn(colors), ...own }
    return { ...good, sku: `${PREFIX[good.brand]}-${number}`, ...(print && { print: printIn(print) }) }
  })
}
