import { LANGUAGES, type Language } from '@vitrine/domain/store/store-view'
import { nth } from '../chance/chance.ts'
import type { FormKey, Good } from '../goods/good.ts'
import { CLOTHS } from '../range/cloths.ts'
import type { DemoContext } from '../range/demo-context.ts'
import { FORMS } from '../range/forms.ts'
import { LANGUAGE_TABLES } from '../words/language-tables.ts'
import { inEveryLanguage } from '../words/localized.ts'
import { chooseOrders } from './choose-orders.ts'
import { leaveOut } from './leave-out.ts'
import { type Neighbours, neighboursOf } from './neighbours.ts'
import { ORDERS, type Part } from './rows.ts'
import { spread } from './spread.ts'
import { introsOf } from './told-lines.ts'
import type { Telling } from './write-texts.ts'

const fitOf = (good: Good) => good.fit ?? FORMS[good.form].fit
const careOf = (good: Good) => CLOTHS[good.cloth].care

type Kind = { kindOf: (good: Good) => string; countOf: (good: Good) => number }

/** A language has as many lines of a kind as its writer found words for. */
function kindsIn(language: Language): Record<Part, Kind> {
  const { forms, cloths, prints, fits, care } = LANGUAGE_TABLES[language]
  return {
    intro: { kindOf: ({ form }) => form, countOf: (good) => introsOf(forms[good.form], good).length },
    make: { kindOf: ({ form }) => form, countOf: ({ form }) => forms[form].make.length },
    cloth: { kindOf: ({ cloth }) => cloth, countOf: ({ cloth }) => cloths[cloth].lines.length },
    fit: { kindOf: fitOf, countOf: (good) => fits[fitOf(good)].length },
    print: {
      kindOf: ({ print }) => print?.key ?? '',
      countOf: ({ print }) => (print ? prints[print.key].lines.length : 1),
    },
    care: { kindOf: careOf, countOf: (good) => care[careOf(good)].length },
  }
}

const KINDS = inEveryLanguage(kindsIn)
const PARTS = Object.keys(KINDS.en) as Part[]

function linesIn(language: Language, goods: readonly Good[], neighbours: Neighbours) {
  const given = PARTS.map(
    (part) => [part, spread(goods, { ...KINDS[language][part], neighbours, salt: part })] as const,
  )
  return (good: Good) =>
    Object.fromEntries(given.map(([part, map]) => [part, map.get(good) ?? 0])) as Record<Part, number>
}

/** Gives every good its place in the row and the lines it is told in, none of them a neighbour's in any list. */
export function tellings(goods: readonly Good[], context: DemoContext): Telling[] {
  const neighbours = neighboursOf(goods, context)
  const linesOf = inEveryLanguage((language) => linesIn(language, goods, neighbours))
  const orders = chooseOrders(goods, neighbours, (good, order) =>
    LANGUAGES.flatMap((language) => {
      const lines = linesOf[language](good)
      return nth(ORDERS, order).flatMap((part) =>
        part === 'remark' || (part === 'print' && !good.print)
          ? []
          : [`${language}/${part}/${KINDS[language][part].kindOf(good)}/${lines[part]}`],
      )
    }),
  )
  const turns = new Map<FormKey, number>()
  const whole = goods.map((good) => {
    const turn = turns.get(good.form) ?? 0
    turns.set(good.form, turn + 1)
    return {
      good,
      order: orders.get(good) ?? 0,
      turn,
      lines: inEveryLanguage((language) => linesOf[language](good)),
      rows: inEveryLanguage(() => nth(ORDERS, orders.get(good) ?? 0)),
    }
  })
  return leaveOut(whole, (language, part, good) => KINDS[language][part].countOf(good))
}
