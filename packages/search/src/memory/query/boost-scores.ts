import type { Kind } from '../../lexicon/lexicon-input.ts'
import type { SearchRequest } from '../../port.ts'
import { boostsOf, RANKING } from '../../ranking.ts'
import type { Catalogue } from '../catalogue.ts'
import { pieces, type Steps } from '../steps.ts'
import type { ScoreBoard } from '../text/score-board.ts'
import { compileCondition } from './conditions/compile-condition.ts'
import type { Filter } from './conditions/filter.ts'

type Boost = { filter: Filter; weight: number }
type Boosting = { catalogue: Catalogue; board: ScoreBoard; slots: Uint32Array; kinds: readonly Kind[] }

/** Multiplies the scores of products that are what was asked for, or have the values the shop wants to see first. */
export function* boostScores(
  request: SearchRequest,
  { catalogue, board, slots, kinds }: Boosting,
): Steps<void> {
  const boosts = boostsOf(kinds, request.boosts).map(({ field, values, weight }) => ({
    filter: compileCondition(catalogue, request.store, { field, in: values }),
    weight,
  }))
  if (boosts.length === 0) return
  for (const piece of pieces(slots, boosts.length)) {
    const factors = new Float64Array(piece.length).fill(1)
    for (const boost of boosts) multiply(factors, piece, boost)
    factors.forEach((factor, at) => {
      if (factor !== 1) board.multiply(piece[at] as number, Math.min(RANKING.maxBoost, factor))
    })
    yield
  }
}

/** A filter keeps slots in their order, so those it kept are met again by walking along. */
function multiply(factors: Float64Array, slots: Uint32Array, { filter, weight }: Boost): void {
  const boosted = slots.slice()
  const passed = filter.keep(boosted, boosted.length)
  for (let i = 0, at = 0; at < passed; i++) {
    if (slots[i] !== boosted[at]) continue
    factors[i] = (factors[i] as number) * weight
    at++
  }
}
