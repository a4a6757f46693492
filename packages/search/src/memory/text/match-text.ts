import { fewerWords, RANKING } from '../../ranking.ts'
import type { Catalogue } from '../catalogue.ts'
import { keepSteps } from '../columns/keep-steps.ts'
import type { SlotSet } from '../columns/slot-set.ts'
import type { Steps } from '../steps.ts'
import type { TextPlan, WordGroup } from './reading/plan-text.ts'
import type { ScoreBoard } from './score-board.ts'
import { IMPACT_BITS, STRONG, type TextIndex } from './text-index.ts'

export type Matching = {
  catalogue: Catalogue
  index: TextIndex
  base: SlotSet
  board: ScoreBoard
}
/**
 * Where the shop's own words must stand: `strict` where they say what a product is, `all` the words for kinds only there,
 * `loose` anywhere. `some` is as `all`, for the most words that any product has; the others ask for every word.
 */
export type MatchLevel = 'strict' | 'all' | 'loose' | 'some'

/** Slots of the base that have the words of the plan; their scores are on the board. Valid until the next match. */
export function* matchPlan(
  { groups }: TextPlan,
  level: MatchLevel,
  { catalogue, index, base, board }: Matching,
): Steps<Uint32Array> {
  yield* board.open(catalogue.slots)
  if (groups.length === 0) return base.slots
  const isStrict = (group: WordGroup) =>
    level === 'strict' ? group.isStrict : level !== 'loose' && isKind(group)
  for (const [at, group] of groups.entries())
    yield* addGroup(group, at + 1, { index, board, isStrict: isStrict(group) })
  for (const needed of level === 'some' ? fewerWords(groups.length) : [groups.length]) {
    const passing = yield* board.passing(needed, RANKING.minScore)
    const selection = { slots: passing, count: passing.length }
    yield* keepSteps(base, selection)
    if (selection.count > 0) return selection.slots.subarray(0, selection.count)
  }
  return new Uint32Array(0)
}

export const isKind = ({ kinds = [] }: WordGroup) => kinds.length > 0

type Adding = Pick<Matching, 'index' | 'board'> & { isStrict: boolean }

function* addGroup({ expansions }: WordGroup, word: number, { index, board, isStrict }: Adding): Steps<void> {
  // What a word may mean is one word together, or a rare meaning would outweigh the likely ones.
  const entries = expansions.reduce((sum, expansion) => sum + entriesOf(expansion, index), 0)
  for (const expansion of expansions) yield* board.add(word, expansion, { index, entries, isStrict })
}

/** Words that were taken as choices also order what meets them: a linen shirt before one with some linen. */
export function* scoreFilters({ groups, filterGroups }: TextPlan, { index, board }: Matching): Steps<void> {
  for (const [at, group] of filterGroups.entries())
    yield* addGroup(group, groups.length + at + 1, { index, board, isStrict: true })
}

function entriesOf({ keys }: WordGroup['expansions'][number], index: TextIndex): number {
  return Math.min(...keys.map((key) => index.postings.length(key)))
}

export function hasLivingEntry(catalogue: Catalogue, index: TextIndex, key: number): boolean {
  const entries = index.postings.read(key)
  const length = index.postings.length(key)
  for (let i = 0; i < length; i++) {
    if (catalogue.isAlive((entries[i] as number) >>> IMPACT_BITS)) return true
  }
  return false
}

/** Whether a field that says what a product is has the word. */
export function hasStrongEntry(index: TextIndex, key: number): boolean {
  const entries = index.postings.read(key)
  const length = index.postings.length(key)
  for (let i = 0; i < length; i++) if (((entries[i] as number) & STRONG) !== 0) return true
  return false
}
