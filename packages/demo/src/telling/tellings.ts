import type { FormKey, Good } from '../goods/good.ts'
import { CLOTHS } from '../range/cloths.ts'
import type { DemoContext } from '../range/demo-context.ts'
import { FORMS } from '../range/forms.ts'
import { LANGUAGE_TABLES } from '../words/language-tables.ts'
import { neighboursOf } from './neighbours.ts'
import { spread } from './spread.ts'
import type { Part, Telling } from './write-texts.ts'

/** Every language has as many lines of each kind as English. */
const { forms, cloths, prints, fits, care } = LANGUAGE_TABLES.en
const fitOf = (good: Good) => good.fit ?? FORMS[good.form].fit
const careOf = (good: Good) => CLOTHS[good.cloth].care

const KINDS: Record<Part, { kindOf: (good: Good) => string; countOf: (good: Good) => number }> = {
  intro: { kindOf: ({ form }) => form, countOf: ({ form }) => forms[form].intro.length },
  make: { kindOf: ({ form }) => form, countOf: ({ form }) => forms[form].make.length },
  cloth: { kindOf: ({ cloth }) => cloth, countOf: ({ cloth }) => cloths[cloth].lines.length },
  fit: { kindOf: fitOf, countOf: (good) => fits[fitOf(good)].length },
  print: {
    kindOf: ({ print }) => print?.key ?? '',
    countOf: ({ print }) => (print ? prints[print.key].lines.length : 1),
  },
  care: { kindOf: careOf, countOf: (good) => care[careOf(good)].length },
}
const PARTS = Object.keys(KINDS) as Part[]

/** Gives every good its place in the row and the lines it is told in, none of them a neighbour's in any list. */
export function tellings(goods: readonly Good[], context: DemoContext): Telling[] {
  const beside = neighboursOf(goods, context)
  const given = PARTS.map((part) => [part, spread(goods, { ...KINDS[part], beside, salt: part })] as const)
  const turns = new Map<FormKey, number>()
  return goods.map((good, index) => {
    const turn = turns.get(good.form) ?? 0
    turns.set(good.form, turn + 1)
    const lines = Object.fromEntries(given.map(([part, map]) => [part, map.get(good) ?? 0]))
    return { good, index, turn, lines: lines as Record<Part, number> }
  })
}
