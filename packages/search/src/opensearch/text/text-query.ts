// A text that was read, as a query. A word's frequency is its impact, so that with the rarity of the words as boost a
// score is what the engine in memory makes of it.

import { MAX_IMPACT } from '../../analysis/weights.ts'
import { isKind, type MatchLevel } from '../../memory/text/match-text.ts'
import type { Expansion } from '../../memory/text/reading/expand-word.ts'
import type { TextPlan, WordGroup } from '../../memory/text/reading/plan-text.ts'
import type { SearchRequest } from '../../port.ts'
import { boostsOf, RANKING, rarityOf } from '../../ranking.ts'
import { all, any, type Query } from '../query/boolean.ts'
import { conditionQuery } from '../query/conditions.ts'
import type { Facts } from './facts.ts'

export type Wanted = { base: Query; plan: TextPlan; level: MatchLevel; boosts: SearchRequest['boosts'] }

/** With `needed`, that many of the words are enough. */
export function textQuery({ base, plan, level, boosts }: Wanted, facts: Facts, needed?: number): Query {
  const isStrict = (group: WordGroup) =>
    level === 'strict' ? group.isStrict : level !== 'loose' && isKind(group)
  const groups = plan.groups.map((group) => groupQuery(group, isStrict(group), facts))
  const chosen = plan.filterGroups.map((group) => groupQuery(group, true, facts))
  // Words that only choose need no product to have them: all of the base scores something.
  const words =
    groups.length === 0
      ? { bool: { filter: [base], must: [{ match_all: {} }], should: chosen } }
      : {
          bool: {
            filter: [base],
            must: [{ bool: { should: groups, minimum_should_match: needed ?? groups.length } }],
            should: chosen,
          },
        }
  return boosted(words, plan, boosts)
}

/** Only what is of these kinds. */
export function kindQuery(kinds: readonly WordGroup[], facts: Facts): Query {
  return all(kinds.map((group) => groupQuery(group, true, facts)))
}

function groupQuery({ expansions }: WordGroup, isStrict: boolean, facts: Facts): Query {
  const entriesOf = ({ keys }: Expansion) => Math.min(...keys.map((key) => facts.postings.length(key)))
  const entries = expansions.reduce((sum, expansion) => sum + entriesOf(expansion), 0)
  const rarity = rarityOf(entries, facts.documents)
  const queries = expansions.map(({ keys, weight }) => {
    const boost = (RANKING.scale * weight * rarity) / MAX_IMPACT / keys.length
    const words = keys.map((key) => facts.wordOf(key))
    const must = words.map((value) => ({ term: { words: { value, boost } } }))
    const filter = isStrict ? words.map((value) => ({ term: { strong: value } })) : []
    return must.length === 1 && filter.length === 0 ? must[0] : { bool: { must, filter } }
  })
  return queries.length === 0 ? any([]) : { dis_max: { queries, tie_breaker: RANKING.secondReading } }
}

function boosted(query: Query, { groups }: TextPlan, boosts: SearchRequest['boosts']): Query {
  const kinds = groups.flatMap((group) => group.kinds ?? [])
  const functions = boostsOf(kinds, boosts).map(({ field, values, weight }) => ({
    filter: conditionQuery({ field, in: values }),
    weight,
  }))
  if (functions.length === 0) return query
  return {
    function_score: {
      query,
      functions,
      score_mode: 'multiply',
      boost_mode: 'multiply',
      max_boost: RANKING.maxBoost,
    },
  }
}
