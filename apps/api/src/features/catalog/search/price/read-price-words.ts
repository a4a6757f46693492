// "Dress under $200", "Hemd bis 80 Euro", "платье до 5000", "100以下的衬衫": what a text says of the price.
import { currencyOf, NO_PRICE_AFTER, PRICE_PATTERNS } from './price-words.ts'

export type SaidPrice = {
  /** Major units. */
  from?: number
  to?: number
  /** As it was typed: "under $50". */
  phrase: string
  /** The text without it. */
  rest: string
}

/** Without a currency such a number is more often a size: "boots from 38", "jeans 32-34". */
const NEEDS_CURRENCY: ReadonlySet<string> = new Set(['between', 'atLeast', 'atLeastAfter'])

/** The price a text asks for, when it says it in this currency or in none. */
export function readPriceWords(text: string, currency: string): SaidPrice | undefined {
  for (const [kind, pattern] of Object.entries(PRICE_PATTERNS)) {
    const found = pattern.exec(text)
    if (!found?.groups) continue
    const { groups, index } = found
    const after = text.slice(index + found[0].length)
    if (NO_PRICE_AFTER.test(after) || !isMoney(kind, groups, currency)) continue
    const bounds = boundsIn(groups)
    if ((bounds.from ?? 0) > (bounds.to ?? Number.POSITIVE_INFINITY)) continue
    return { ...bounds, phrase: found[0].trim(), rest: joined(text.slice(0, index), after) }
  }
  return undefined
}

type Groups = Record<string, string | undefined>

function isMoney(kind: string, groups: Groups, currency: string): boolean {
  const { before_from, after_from, before_to, after_to, word } = groups
  const said = [before_from, after_from, before_to, after_to].filter((one) => one !== undefined)
  if (said.length === 0) return !NEEDS_CURRENCY.has(kind) || word !== undefined
  return said.every((one) => currencyOf(one) === currency)
}

function boundsIn({ from, to }: Groups): Pick<SaidPrice, 'from' | 'to'> {
  return { ...(from !== undefined && { from: toSum(from) }), ...(to !== undefined && { to: toSum(to) }) }
}

/** Three digits behind a sign are thousands. */
const toSum = (text: string) => Number(text.replace(/[\s.,](?=\d{3}(?!\d))/gu, '').replace(',', '.'))

/** A comma before it goes as well; in Chinese nothing is between words, and "的" joined what is gone. */
function joined(before: string, after: string): string {
  const rest = `${before.replace(/[\s,，;]+$/u, '')} ${after.replace(/^[\s,，;的]+/u, '')}`
  return rest.replace(/\s+/gu, ' ').trim()
}
