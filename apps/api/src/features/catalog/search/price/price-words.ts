// How people say what something may cost, whatever store they are in: many write English in all of them.

/** Before the sum. */
const AT_MOST = [
  ...[
    'under',
    'below',
    'up to',
    'less than',
    'cheaper than',
    'no more than',
    'not more than',
    'max',
    'maximum',
    '<',
  ],
  ...['unter', 'bis zu', 'bis', 'weniger als', 'billiger als', 'günstiger als', 'höchstens', 'maximal'],
  ...['до', 'дешевле', 'не дороже', 'не более', 'меньше'],
  ...['дешевше', 'не дорожче', 'не більше', 'менше'],
  ...['低于', '不超过', '不到', '少于'],
]
const AT_LEAST = [
  ...['over', 'above', 'more than', 'at least', 'from', 'starting at'],
  ...['über', 'mehr als', 'mindestens', 'ab'],
  ...['дороже', 'больше', 'свыше', 'не дешевле', 'от'],
  ...['дорожче', 'більше', 'понад', 'не дешевше', 'від'],
  ...['高于', '超过', '多于'],
]
/** Behind the sum. */
const AT_MOST_AFTER = [
  'or less',
  'and under',
  'or under',
  'oder weniger',
  'или меньше',
  '以下',
  '以内',
  '之内',
]
const AT_LEAST_AFTER = ['or more', 'and up', 'and over', 'oder mehr', '以上']
const BETWEEN = ['between', 'from', 'zwischen', 'von', 'от', 'между', 'від', 'між']
const TO = ['to', 'and', 'bis', 'und', 'до', 'и', 'й', 'та', 'і', '到', '至', '-', '–', '—', '~']

const CURRENCIES: Readonly<Record<string, readonly string[]>> = {
  USD: ['us$', '$', 'usd', 'dollars', 'dollar', 'bucks', 'долларов', 'доларів', '美元', '美金', '刀'],
  EUR: ['€', 'eur', 'euros', 'euro', 'евро', 'євро', '欧元', '歐元'],
  RUB: ['₽', 'rub', 'рублей', 'рубля', 'руб.', 'руб', 'р.', 'р'],
  UAH: ['₴', 'uah', 'гривень', 'гривні', 'грн.', 'грн'],
  CNY: ['¥', '￥', 'cny', 'rmb', 'yuan', '人民币', '元', '块钱', '块'],
  GBP: ['£', 'gbp', 'pounds'],
}

const escaped = (word: string) => word.replace(/[.$]/g, String.raw`\$&`).replace(/ /g, String.raw`\s+`)
/** The longest first: "up to" is not "up". */
const anyOf = (words: readonly string[]) =>
  `(?:${words
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})`

const MONEY = anyOf(Object.values(CURRENCIES).flat())
/** No letter may touch it, but for Chinese, which has no spaces. */
const LETTER = String.raw`[\p{L}\p{N}]`
const NO_LETTER_BEFORE = String.raw`(?<!(?!\p{Script=Han})${LETTER})`
const NO_LETTER_AFTER = String.raw`(?!(?!\p{Script=Han})${LETTER})`
/** "1 500", "1,500", "1.500", "49.90"; no part of a longer number. */
const SUM = String.raw`(?:\d{1,3}(?:[ \u00a0\u202f.,]\d{3})+|\d{1,7})(?:[.,]\d{1,2})?(?![.,]?\d)`
const moneyAnd = (sum: string) =>
  String.raw`(?:(?<before_${sum}>${MONEY})\s*)?(?<${sum}>${SUM})(?:\s*(?<after_${sum}>${MONEY})${NO_LETTER_AFTER})?`

const pattern = (source: string) => new RegExp(NO_LETTER_BEFORE + source + NO_LETTER_AFTER, 'iu')

export const PRICE_PATTERNS = {
  between: pattern(
    String.raw`(?:(?<word>${anyOf(BETWEEN)})\s+)?${moneyAnd('from')}\s*${anyOf(TO)}\s*${moneyAnd('to')}`,
  ),
  atMost: pattern(String.raw`${anyOf(AT_MOST)}\s*${moneyAnd('to')}`),
  atMostAfter: pattern(String.raw`${moneyAnd('to')}\s*${anyOf(AT_MOST_AFTER)}`),
  atLeast: pattern(String.raw`${anyOf(AT_LEAST)}\s*${moneyAnd('from')}`),
  atLeastAfter: pattern(String.raw`${moneyAnd('from')}\s*${anyOf(AT_LEAST_AFTER)}`),
} as const

/** What follows makes a number something else: "up to 46 cm", "bis Größe 46", "до 46 размера", "50% off". */
export const NO_PRICE_AFTER =
  /^\s*(?:%|cm\b|mm\b|kg\b|size|größe|размер|розмір|см(?!\p{L})|лет|рок|years?|percent|процент|码|号|厘米|折)/iu

export function currencyOf(word: string | undefined): string | undefined {
  const known = word?.toLowerCase()
  if (known === undefined) return undefined
  return Object.entries(CURRENCIES).find(([, words]) => words.includes(known))?.[0]
}
