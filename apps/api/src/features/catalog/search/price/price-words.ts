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
    'max.',
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

/** Behind a number, as sums in roubles are mostly said: "до 5 тысяч". */
const TIMES: Readonly<Record<number, readonly string[]>> = {
  1000: [
    ...['thousand', 'tausend', 'tsd.', 'tsd'],
    ...['тысяч', 'тысячи', 'тысячу', 'тыс.', 'тыс', 'т.р.', 'т.р', 'тр'],
    ...['тисяч', 'тисячі', 'тис.', 'тис', '千'],
  ],
  10000: ['万', '萬'],
}

export const PRICE_WORDS = {
  ...{ atMost: AT_MOST, atLeast: AT_LEAST, atMostAfter: AT_MOST_AFTER, atLeastAfter: AT_LEAST_AFTER },
  ...{ between: BETWEEN, to: TO },
  money: Object.values(CURRENCIES).flat(),
  times: Object.values(TIMES).flat(),
} as const

export function currencyOf(word: string | undefined): string | undefined {
  const known = word?.toLowerCase()
  if (known === undefined) return undefined
  return Object.entries(CURRENCIES).find(([, words]) => words.includes(known))?.[0]
}

/** By how much such a word multiplies: letters touch their number ("5k", "5к", "5т"). */
export function timesOf(word: string | undefined): number {
  const known = word?.toLowerCase()
  if (known === undefined) return 1
  return Number(Object.entries(TIMES).find(([, words]) => words.includes(known))?.[0] ?? 1000)
}
