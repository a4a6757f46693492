// A text as the shop understands it. All words before any, words as choices before words as words, what the shop knows
// before what it guesses: the first attempt that finds anything is the answer.
import type { Kind } from '../../lexicon/lexicon-input.ts'
import type { Condition, SearchRequest, WordFilter } from '../../port.ts'
import type { Catalogue } from '../catalogue.ts'
import { SlotSet } from '../columns/slot-set.ts'
import type { Steps } from '../steps.ts'
import {
  hasLivingEntry,
  hasStrongEntry,
  isKind,
  type MatchLevel,
  matchPlan,
  scoreFilters,
} from '../text/match-text.ts'
import { type Planning, planText, type TextPlan } from '../text/reading/plan-text.ts'
import { choicesAgainst, orAnyway } from '../text/reading/refused-words.ts'
import type { TextIndex } from '../text/text-index.ts'
import { Choices } from './choices.ts'
import { selectChosen } from './select-slots.ts'
import type { Workspace } from './workspaces.ts'

export type ReadText = {
  /** Products that have the words. */
  slots: SlotSet
  /** Those of them that also meet the choices the text makes. */
  chosen: SlotSet
  filters: readonly WordFilter[]
  /** What the words name, as products have it. */
  kinds: readonly Kind[]
  isPartial: boolean
  corrected?: string
}

export type Start = { base: SlotSet; workspace: Workspace }
type ReadTextInput = Pick<SearchRequest, 'store' | 'language' | 'lexicon'> & { text: string }
type Trying = Start & { catalogue: Catalogue; index: TextIndex; store: string }

const NONE = new SlotSet(new Uint32Array(0))
const NOTHING: ReadText = { slots: NONE, chosen: NONE, filters: [], kinds: [], isPartial: false }

/** A text without words asks for nothing, and finds nothing. */
export function* readText(catalogue: Catalogue, asked: ReadTextInput, start: Start): Steps<ReadText> {
  const index = yield* catalogue.textIndex(asked.language)
  if (!index) return NOTHING
  const how = planningOf(catalogue, index, asked)
  const plan = yield* planText(asked.text, how)
  if (!plan || plan.isUnknownArticle) return NOTHING
  const trying = { ...start, catalogue, index, store: asked.store }
  const plans = [plan]
  if (plan.filters.length > 0) plans.push(...(yield* planned(asked.text, { ...how, isTextOnly: true })))
  const tried = orAnyway(plans)
  const first = yield* tryFirst(tried, trying)
  if (isFound(first)) return first
  if (isForPageOnly(plan)) return forPage(plan, how.lexicon?.pagesIn(asked.text))
  // Words the shop knows may still be nowhere in this store: then they may have been meant otherwise.
  const [other] = yield* planned(asked.text, { ...how, prefersOther: true })
  if (other && other.corrected !== plan.corrected) {
    const found = yield* tryAll(other, trying)
    if (isFound(found)) return found
  }
  return yield* trySome(tried, trying)
}

function* tryFirst(plans: readonly TextPlan[], trying: Trying): Steps<ReadText> {
  for (const plan of plans) {
    const found = yield* tryAll(plan, trying)
    if (isFound(found)) return found
  }
  return NOTHING
}

/** Only a page that was found by other words than those typed says by which. */
function forPage(plan: TextPlan, asTyped: readonly string[] = []): ReadText {
  return { ...NOTHING, ...(asTyped.length === 0 && correctionOf(plan)) }
}

const isForPageOnly = ({ isHelp, groups }: TextPlan) => isHelp && !groups.some(isKind)

function* planned(text: string, how: Planning): Steps<TextPlan[]> {
  const plan = yield* planText(text, how)
  return plan ? [plan] : []
}

/** What has some of the words, or all of them in passing. */
function* trySome(plans: readonly TextPlan[], trying: Trying): Steps<ReadText> {
  for (const plan of plans) {
    if (plan.groups.length < 2) continue
    const some = yield* tryOne(plan, 'some', { ...trying, base: yield* ofKind(plan, trying) })
    if (isFound(some)) return some
  }
  const [first] = plans
  for (const plan of orAnyway(plans.slice(0, 1))) {
    const loose = yield* tryOne(plan, 'loose', trying)
    if (isFound(loose)) return loose
  }
  return { ...NOTHING, filters: first?.filters ?? [] }
}

/**
 * Of words that no product has together, those for what it is must stay: "high-waisted jeans" are jeans. Of several, which
 * nothing is at once, the one that the others describe: "v-neck dress".
 */
function* ofKind({ groups, ...plan }: TextPlan, trying: Trying): Steps<SlotSet> {
  const matching = { ...trying, board: trying.workspace.board }
  const kinds = groups.filter(isKind)
  for (const some of [kinds, kinds.filter(({ isHead }) => isHead)]) {
    if (some.length === 0) continue
    const slots = yield* matchPlan({ ...plan, groups: some }, 'strict', matching)
    if (slots.length > 0) return new SlotSet(slots.slice())
  }
  return trying.base
}

const isFound = ({ chosen }: ReadText) => chosen.count > 0

export function planningOf(
  catalogue: Catalogue,
  index: TextIndex,
  asked: Omit<ReadTextInput, 'text' | 'store'>,
): Planning {
  return {
    index,
    language: asked.language,
    lexicons: asked.lexicon,
    lexicon: asked.lexicon?.of(asked.language),
    isInUse: (key) => hasLivingEntry(catalogue, index, key),
    isStrong: (key) => hasStrongEntry(index, key),
  }
}

/** All words where they say what a product is, else all words anywhere. */
function* tryAll(plan: TextPlan, trying: Trying): Steps<ReadText> {
  const strict = yield* tryOne(plan, 'strict', trying)
  const isLoosened = !plan.isHelp && plan.groups.some(({ isStrict }) => isStrict)
  return isFound(strict) || !isLoosened ? strict : yield* tryOne(plan, 'all', trying)
}

function* tryOne(plan: TextPlan, level: MatchLevel, trying: Trying): Steps<ReadText> {
  const { base, catalogue, workspace } = trying
  const matching = { ...trying, board: workspace.board }
  const matched = yield* matchPlan(plan, level, matching)
  const having = matched === base.slots ? base : new SlotSet(matched)
  const slots = yield* meeting(having, choicesAgainst(plan.refused, catalogue.children.fields), trying)
  if (slots.count > 0) yield* scoreFilters(plan, matching)
  const { filters } = plan
  const chosen = yield* meeting(slots, conditionsOf(filters), trying)
  const kinds = plan.groups.flatMap((group) => group.kinds ?? [])
  const isPartial = level === 'some'
  return { slots, chosen, filters, kinds, isPartial, ...correctionOf(plan) }
}

function* meeting(slots: SlotSet, selected: readonly Condition[], trying: Trying): Steps<SlotSet> {
  const { catalogue, store, workspace } = trying
  const choices = Choices.of(catalogue, { store, selected })
  if (choices.isEmpty || slots.count === 0) return slots
  const met = new SlotSet((yield* selectChosen(slots, choices, workspace)).slots.slice())
  workspace.releaseBuffer()
  return met
}

function correctionOf({ corrected }: TextPlan): Pick<ReadText, 'corrected'> {
  return corrected === undefined ? {} : { corrected }
}

export function conditionsOf(filters: readonly WordFilter[]): { field: string; in: string[] }[] {
  return filters.map(({ field, values }) => ({ field, in: values }))
}
