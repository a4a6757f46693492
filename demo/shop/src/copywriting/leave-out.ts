// A sentence told of several products says little of any of them. Once every good has its lines, those told too often are
// left out where a text is long enough without them, or give way to lines that nobody tells.
import type { Language } from '@vitrine/domain/store/store-view'
import { nth } from '../chance/chance.ts'
import type { Good } from '../goods/good.ts'
import { inEveryLanguage } from '../words/localized.ts'
import { ORDERS, type Part, type Row, whole } from './rows.ts'
import { isFitting, linesOf } from './told-lines.ts'
import type { Telling } from './write-texts.ts'

/** How many lines there are of the kind a good's part belongs to. */
export type CountOf = (language: Language, part: Part, good: Good) => number

/** `order` holds all parts there are, `row` those that are told. */
type Told = { good: Good; order: Row; row: Row; lines: Record<Part, number> }
type Work = { told: readonly Told[]; uses: Map<string, number>; language: Language; countOf: CountOf }

export function leaveOut(tellings: readonly Telling[], countOf: CountOf): Telling[] {
  const thinned = inEveryLanguage((language) => thin(language, tellings, countOf))
  return tellings.map((telling, at) => ({
    ...telling,
    lines: inEveryLanguage((language) => thinned[language][at]?.lines ?? telling.lines[language]),
    rows: inEveryLanguage((language) => thinned[language][at]?.row ?? telling.rows[language]),
  }))
}

function thin(language: Language, tellings: readonly Telling[], countOf: CountOf): readonly Told[] {
  const told = tellings.map(({ good, order, lines, rows }) => ({
    good,
    order: whole(nth(ORDERS, order)),
    row: rows[language],
    lines: { ...lines[language] },
  }))
  const work = { told, uses: new Map<string, number>(), language, countOf }
  for (const one of told) for (const part of sharedOf(one)) count(work, keyOf(one, part, language), 1)
  drop(work)
  exchange(work)
  drop(work)
  return told
}

const sharedOf = ({ row }: Told): Part[] => row.filter((part): part is Part => part !== 'remark')
const keyOf = (one: Told, part: Part, language: Language) => linesOf(one, part, language).join(' ')

function count({ uses }: Work, key: string, by: number): void {
  if (key) uses.set(key, (uses.get(key) ?? 0) + by)
}

const without = ({ row }: Told, part: Part): Row => row.filter((one) => one !== part)

function drop(work: Work): void {
  const { told, uses, language } = work
  for (let most = Math.max(...uses.values()); most > 1; most--)
    for (const one of told) {
      const often = sharedOf(one).find(
        (part) =>
          (uses.get(keyOf(one, part, language)) ?? 0) >= most &&
          isFitting({ ...one, row: without(one, part) }, language),
      )
      if (!often) continue
      count(work, keyOf(one, often, language), -1)
      one.row = without(one, often)
    }
}

function exchange(work: Work): void {
  const { told, uses, language } = work
  for (const one of told)
    for (const part of sharedOf(one)) {
      const key = keyOf(one, part, language)
      const free = (uses.get(key) ?? 0) > 1 && insteadOf(one, part, work)
      if (!free) continue
      count(work, key, -1)
      count(work, free.key, 1)
      Object.assign(one, free.told)
    }
}

/** Another line of the same part, else one of a part that is not told yet. */
function insteadOf(one: Told, left: Part, { uses, language, countOf }: Work) {
  const open = one.order.filter((part): part is Part => part !== 'remark' && !one.row.includes(part))
  const candidates = [left, ...open].flatMap((part) => {
    const told = new Set<Part | 'remark'>([...without(one, left), part])
    const row = one.order.filter((other) => told.has(other))
    return Array.from({ length: countOf(language, part, one.good) }, (_, line) => {
      const next = { ...one, row, lines: { ...one.lines, [part]: line } }
      return { told: next, key: keyOf(next, part, language) }
    })
  })
  return candidates.find(({ told, key }) => key && !uses.get(key) && isFitting(told, language))
}
