// A number said without a currency: whether it is a price, or rather a size, an age, a length, a share, a year.
import type { PriceKind } from './price-patterns.ts'

export type BareNumber = {
  kind: PriceKind
  /** "from" or "between" was said before two of them. */
  isNamed: boolean
  /** As they were typed, with what they come to. */
  sums: readonly (readonly [typed: string, sum: number])[]
  phrase: string
  /** The text around the phrase. */
  before: string
  after: string
}

/** More often a size: "boots from 38", "jeans 32-34". */
const NEEDS_CURRENCY: ReadonlySet<PriceKind> = new Set(['between', 'atLeast', 'atLeastAfter'])

/** "up to 46 cm", "до 46 размера", "50% off"; but "under 100 size M" says a size of its own. */
const OTHER_AFTER =
  /^\s*(?:[%°]|(?:cm|mm|kg|ml|litres?|liters?|inch(?:es)?|pct|percent|years?|yrs?|months?|degrees?|prozent|zentimeter|meter|liter|jahren?|monaten?|grad|uhr|см|мм|кг|мл|лет|года?|мес\p{L}*|процент\p{L}*|сантиметр\p{L}*|градус\p{L}*|рок\p{L}*|рік|відсотк\p{L}*|місяц\p{L}*)(?!\p{L})|公斤|公分|厘米|[码号岁斤寸]|米(?![色白黄])|度(?!假)|折(?![叠扣])|(?:sizes?|größen?|размер\p{L}*|розмір\p{L}*)(?!\p{L})(?!\s*(?:\d|x*[sml](?!\p{L}))))/iu
const ENDS_WITH_SUM = /\d$/
/** "Größe bis 46", "размер до 48", "身高160以下"; and Air Max is a shoe. */
const OTHER_BEFORE =
  /(?<!\p{L})(?:sizes?|größen?|gr\.?|размер\p{L}*|розмір\p{L}*|age|alter|возраст\p{L}*|вік\p{L}*|рост\p{L}*|зріст|air)[\s:]*$|(?:尺码|码数|身高|体重|年龄)\s*$/iu
/** They stand between two sizes as well: "38 bis 40". */
const TO_A_NUMBER = /^(?:bis|до|up\s+to)(?!\p{L})/iu
/** In roubles nothing costs so little, and sizes end below. */
const LEAST: Readonly<Record<string, number>> = { RUB: 100 }
const LEAST_ELSEWHERE = 10

export function isBarePrice(said: BareNumber, currency: string): boolean {
  const { kind, isNamed, sums, phrase, before, after } = said
  if (NEEDS_CURRENCY.has(kind) && !isNamed) return false
  if (ENDS_WITH_SUM.test(phrase) && OTHER_AFTER.test(after)) return false
  if (OTHER_BEFORE.test(before)) return false
  if (TO_A_NUMBER.test(phrase) && isNearTo(before, sums)) return false
  const least = LEAST[currency] ?? LEAST_ELSEWHERE
  const isChinese = /\p{Script=Han}/u.test(phrase)
  return sums.every(([typed, sum]) => sum >= least && (isChinese || isRound(typed, sum)))
}

/** "38 bis 40" are sizes, "38 bis 100" a size and a price. */
function isNearTo(before: string, sums: BareNumber['sums']): boolean {
  const [, typed] = /(\d+)\s*$/.exec(before) ?? []
  const from = Number(typed)
  return sums.some(([, sum]) => sum > from && sum <= 2 * from)
}

/** Nobody asks for what costs 46: prices are round, end in nines, or have cents. */
const isRound = (typed: string, sum: number) => sum % 5 === 0 || sum % 10 === 9 || /[.,]\d\d$/.test(typed)
