// "Dress under $200", "Hemd bis 80 Euro", "платье до 5000", "100以下的衬衫": what a text says of the price.
import { isBarePrice } from './is-bare-price.ts'
import { PRICE_PATTERNS, type PriceKind } from './price-patterns.ts'
import { currencyOf, timesOf } from './price-words.ts'

export type SaidPrice = {
  /** Major units. */
  from?: number
  to?: number
  /** As it was typed: "under $50". */
  phrase: string
  /** The text without it. */
  rest: string
}

/** The price a text asks for, when it says it in this currency or in none. */
export function readPriceWords(text: string, currency: string): SaidPrice | undefined {
  for (const [kind, pattern] of Object.entries(PRICE_PATTERNS))
    for (const { groups = {}, index, 0: phrase } of text.matchAll(pattern)) {
      const [before, after] = [text.slice(0, index), text.slice(index + phrase.length)]
      const bounds = boundsIn(groups)
      const asked = { kind: kind as PriceKind, groups, bounds, phrase, before, after }
      if ((bounds.from ?? 0) > (bounds.to ?? Number.POSITIVE_INFINITY) || !isMoney(asked, currency)) continue
      return { ...bounds, phrase, rest: joined(before, after) }
    }
  return undefined
}

type Groups = Record<string, string | undefined>
type Bounds = Pick<SaidPrice, 'from' | 'to'>
type Asked = Record<'phrase' | 'before' | 'after', string> & {
  kind: PriceKind
  groups: Groups
  bounds: Bounds
}

function isMoney({ groups, bounds, ...asked }: Asked, currency: string): boolean {
  const { before_from, after_from, before_to, after_to, from, to, word } = groups
  const said = [before_from, after_from, before_to, after_to].filter((one) => one !== undefined)
  if (said.length > 0) return said.every((one) => currencyOf(one) === currency)
  const sums = [[from, bounds.from] as const, [to, bounds.to] as const].flatMap(([typed, sum]) =>
    typed === undefined || sum === undefined ? [] : [[typed, sum] as const],
  )
  return isBarePrice({ ...asked, isNamed: word !== undefined, sums }, currency)
}

/** "От 3 до 5 тысяч": what is said behind the second is meant of both. */
function boundsIn({ from, to, many_from, many_to }: Groups): Bounds {
  const isOfBoth = many_from === undefined && toSum(from) < toSum(to)
  return {
    ...(from !== undefined && { from: toSum(from) * timesOf(isOfBoth ? many_to : many_from) }),
    ...(to !== undefined && { to: toSum(to) * timesOf(many_to) }),
  }
}

/** Three digits behind a sign are thousands. */
const toSum = (text = '') => Number(text.replace(/[\s.,](?=\d{3}(?!\d))/gu, '').replace(',', '.'))

/** A comma before it goes as well; in Chinese nothing is between words, and "的" joined what is gone. */
function joined(before: string, after: string): string {
  const rest = `${before.replace(/[\s,，;]+$/u, '')} ${after.replace(/^[\s,，;.!?的]+/u, '')}`
  return rest.replace(/\s+/gu, ' ').trim()
}
