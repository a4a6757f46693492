import type { Catalogue } from '../catalogue.ts'
import type { SlotSet } from '../columns/slot-set.ts'
import { keepSteps } from '../query/select-slots.ts'
import type { Steps } from '../steps.ts'
import { type Planning, planText, type TextPlan } from './reading/plan-text.ts'
import type { ScoreBoard } from './score-board.ts'
import { IMPACT_BITS, type TextIndex } from './text-index.ts'

const SHARE_OF_WORDS_NEEDED = 0.75
const MIN_SCORE = 0.02

export type Matching = {
  catalogue: Catalogue
  language: string
  text: string
  base: SlotSet
  board: ScoreBoard
}
export type Matched = { slots: Uint32Array; corrected?: string }

/**
 * Slots of the base that match the text; their scores are on the board. Undefined when the text has no words at all,
 * which asks for nothing in particular.
 */
export function* matchText({ catalogue, language, text, base, board }: Matching): Steps<Matched | undefined> {
  const index = catalogue.textIndex(language)
  if (!index) return undefined
  const how = { index, language, isInUse: (key: number) => hasLivingEntry(catalogue, index, key) }
  const plan = yield* planText(text, how)
  if (!plan) return undefined
  const weigh = (each: TextPlan) => weighed(each, { base, board, index, slots: catalogue.slots })
  const matched = yield* weigh(plan)
  if (matched.slots.length > 0) return matched
  const other = yield* otherPlan(text, plan, how)
  if (!other) return matched
  const otherwise = yield* weigh(other)
  return otherwise.slots.length > 0 ? otherwise : matched
}

/** Words the shop knows may still be nowhere in this store: then they may have been meant otherwise. */
function* otherPlan(text: string, plan: TextPlan, how: Planning): Steps<TextPlan | undefined> {
  const other = yield* planText(text, { ...how, prefersOther: true })
  return other?.corrected !== plan.corrected ? other : undefined
}

type Weighing = { base: SlotSet; board: ScoreBoard; index: TextIndex; slots: number }

function* weighed({ words, corrected }: TextPlan, { base, board, index, slots }: Weighing): Steps<Matched> {
  yield* board.open(slots)
  for (const [at, expansions] of words.entries()) {
    // What a word may mean is one word together, or a rare meaning would outweigh the likely ones.
    const entries = expansions.reduce((sum, { key }) => sum + index.postings.length(key), 0)
    for (const expansion of expansions) yield* board.add(at + 1, expansion, { index, entries })
  }
  const passing = yield* board.passing(wordsNeeded(words.length), MIN_SCORE)
  const selection = { slots: passing, count: passing.length }
  yield* keepSteps(base, selection)
  const matched = selection.slots.subarray(0, selection.count)
  return corrected === undefined ? { slots: matched } : { slots: matched, corrected }
}

/** Three quarters of the words, rounded down as search engines do; always one. */
function wordsNeeded(words: number): number {
  return Math.max(1, Math.floor(words * SHARE_OF_WORDS_NEEDED))
}

function hasLivingEntry(catalogue: Catalogue, index: TextIndex, key: number): boolean {
  const entries = index.postings.read(key)
  const length = index.postings.length(key)
  for (let i = 0; i < length; i++) {
    if (catalogue.isAlive((entries[i] as number) >>> IMPACT_BITS)) return true
  }
  return false
}
