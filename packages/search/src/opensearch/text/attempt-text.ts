// A text as the shop understands it, attempt by attempt: all words before some, words as choices before words as words,
// what the shop knows before what it guesses. The first attempt that finds anything is the answer.

import { isKind, type MatchLevel } from '../../memory/text/match-text.ts'
import { type Planning, planText, type TextPlan } from '../../memory/text/reading/plan-text.ts'
import { choicesAgainst, orAnyway } from '../../memory/text/reading/refused-words.ts'
import type { SearchRequest, WordFilter } from '../../port.ts'
import { fewerWords } from '../../ranking.ts'
import { all, type Query } from '../query/boolean.ts'
import { Choices } from '../query/choices.ts'
import type { Facts } from './facts.ts'
import { kindQuery, textQuery } from './text-query.ts'

export type Attempt = {
  query: Query
  filters: readonly WordFilter[]
  corrected?: string
  isPartial: boolean
}
/** Asks for an attempt; undefined where nothing has the words and meets the choices they make. */
export type Try<T> = (attempt: Attempt) => Promise<T | undefined>
export type Unfound = Pick<Attempt, 'filters' | 'corrected'>
export type Trying<T> = {
  facts: Facts
  base: Query
  request: SearchRequest & { text: string }
  childFields: ReadonlySet<string>
  attempt: Try<T>
}

export async function attemptText<T>(trying: Trying<T>): Promise<T | Unfound> {
  const plan = await planned(trying, {})
  if (!plan || plan.isUnknownArticle) return { filters: [] }
  const textOnly = plan.filters.length > 0 ? await planned(trying, { isTextOnly: true }) : undefined
  const plans = textOnly ? [plan, textOnly] : [plan]
  const tried = orAnyway(plans)
  const first = await firstOf(tried, (each) => tryAll(each, trying))
  if (first !== undefined) return first
  if (plan.isHelp && !plan.groups.some(isKind)) return forPage(plan, trying)
  // Words the shop knows may still be nowhere in this store: then they may have been meant otherwise.
  const other = await planned(trying, { prefersOther: true })
  const isOther = other !== undefined && other.corrected !== plan.corrected
  const found = isOther ? await tryAll(other, trying) : undefined
  return found ?? (await trySome(tried, trying)) ?? { filters: plan.filters }
}

/** Only what is found by other words than those typed says by which. */
function forPage<T>(plan: TextPlan, { request }: Trying<T>): Unfound {
  const asTyped = request.lexicon?.of(request.language).pagesIn(request.text) ?? []
  return { filters: [], ...(asTyped.length === 0 && correctionOf(plan)) }
}

async function firstOf<A, T>(
  all: readonly A[],
  attempt: (one: A) => Promise<T | undefined>,
): Promise<T | undefined> {
  for (const one of all) {
    const found = await attempt(one)
    if (found !== undefined) return found
  }
  return undefined
}

function planned<T>(
  { facts, request }: Trying<T>,
  how: Pick<Planning, 'isTextOnly' | 'prefersOther'>,
): Promise<TextPlan | undefined> {
  const { language, lexicon, text } = request
  const known = { index: facts, isInUse: facts.isInUse, isStrong: facts.isStrong }
  const planning = { ...known, language, lexicons: lexicon, lexicon: lexicon?.of(language), ...how }
  return facts.read(() => planText(text, planning))
}

async function tryAll<T>(plan: TextPlan, trying: Trying<T>): Promise<T | undefined> {
  const strict = await tryOne({ plan, level: 'strict' }, trying)
  const isLoosened = !plan.isHelp && plan.groups.some(({ isStrict }) => isStrict)
  return strict !== undefined || !isLoosened ? strict : tryOne({ plan, level: 'all' }, trying)
}

/** What has some of the words; where any product is what they name, or what the others describe, no other will do. Else all of them in passing. */
async function trySome<T>(plans: readonly TextPlan[], trying: Trying<T>): Promise<T | undefined> {
  const long = plans.filter(({ groups }) => groups.length > 1)
  const some = await firstOf(long, async (plan) => {
    const kinds = plan.groups.filter(isKind)
    const heads = kinds.filter(({ isHead }) => isHead)
    const named = [kinds, heads].filter((groups) => groups.length > 0)
    const ofKinds = named.map((groups) => ({
      ...trying,
      base: all([trying.base, kindQuery(groups, trying.facts)]),
    }))
    const bases = [...ofKinds, trying]
    const tries = bases.flatMap((base) => fewerWords(plan.groups.length).map((needed) => ({ base, needed })))
    return firstOf(tries, ({ base, needed }) => tryOne({ plan, level: 'some', needed }, base))
  })
  const loosely = orAnyway(plans.slice(0, 1))
  return some ?? firstOf(loosely, (plan) => tryOne({ plan, level: 'loose' }, trying))
}

type Trial = { plan: TextPlan; level: MatchLevel; needed?: number }

function tryOne<T>(
  { plan, level, needed }: Trial,
  { facts, base, request, childFields, attempt }: Trying<T>,
): Promise<T | undefined> {
  const refused = new Choices(choicesAgainst(plan.refused, childFields), childFields)
  const wanted = all([base, refused.query])
  const query = textQuery({ base: wanted, plan, level, boosts: request.boosts }, facts, needed)
  return attempt({ query, filters: plan.filters, isPartial: level === 'some', ...correctionOf(plan) })
}

function correctionOf({ corrected }: TextPlan): Pick<Attempt, 'corrected'> {
  return corrected === undefined ? {} : { corrected }
}
