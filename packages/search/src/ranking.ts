// What finds before what, once words are weighed; the same in every engine, so that moving to another one moves no list.
import type { Kind } from './lexicon/lexicon-input.ts'
import type { SearchRequest } from './port.ts'

export const RANKING = {
  /** Scores are told on the scale of the strongest field's boost, so that the least score means what it says. */
  scale: 8,
  minScore: 0.02,
  /** Of several readings of one word the best counts whole; that others fit as well says a little more. */
  secondReading: 0.25,
  /** However many boosts a product earns, spec §4.4. */
  maxBoost: 100,
} as const

/** A word that every product has still says a little; without a floor a shop of dresses could not find "dress". */
const LOWEST_RARITY = 0.25

/** Inverse document frequency: how much it says that `having` of `documents` products have a word. */
export function rarityOf(having: number, documents: number): number {
  return Math.max(LOWEST_RARITY, Math.log(1 + (documents - having + 0.5) / (having + 0.5)))
}

const SHARE_OF_WORDS_NEEDED = 0.75

/** How many of so many words are enough: three quarters, rounded down as search engines do (spec §9); then any. */
export function fewerWords(count: number): number[] {
  const most = Math.max(1, Math.floor(count * SHARE_OF_WORDS_NEEDED))
  return most > 1 ? [most, 1] : [1]
}

/** What is of the kind a word names comes before what the word also means, and that before what only bears the name. */
const OWN_KIND = 2
const WIDER_KIND = 1.4
const MAX_BOOSTS = 50

/** Factors of what was asked for by its kind, and of values the shop wants to see first. */
export function boostsOf(kinds: readonly Kind[], ofShop: SearchRequest['boosts'] = []) {
  const told = ofShop.filter(({ weight }) => weight > 0).slice(0, MAX_BOOSTS)
  return [
    ...kinds.map(({ field, values, isOwn }) => ({ field, values, weight: isOwn ? OWN_KIND : WIDER_KIND })),
    ...told.map(({ field, value, weight }) => ({ field, values: [value], weight })),
  ]
}
