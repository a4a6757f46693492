import type { SearchRequest } from '../../port.ts'
import type { Catalogue } from '../catalogue.ts'
import { pieces, type Steps } from '../steps.ts'
import type { ScoreBoard } from '../text/score-board.ts'
import { compileCondition } from './conditions/compile-condition.ts'
import type { Filter } from './conditions/filter.ts'

/** However many boosts a product earns, spec §4.4. */
const MOST_BOOST = 100
const MOST_BOOSTS = 50

type Boost = { filter: Filter; weight: number }
type Boosting = { catalogue: Catalogue; board: ScoreBoard; slots: Uint32Array }

/** Multiplies the scores of products that have the values the shop wants to see first. */
export function* boostScores(request: SearchRequest, { catalogue, board, slots }: Boosting): Steps<void> {
  const boosts = (request.boosts ?? [])
    .filter(({ weight }) => weight > 0)
    .slice(0, MOST_BOOSTS)
    .map(({ field, value, weight }) => ({
      filter: compileCondition(catalogue, request.store, { field, in: [value] }),
      weight,
    }))
  if (boosts.length === 0) return
  for (const piece of pieces(slots, boosts.length)) {
    const factors = new Float64Array(piece.length).fill(1)
    for (const boost of boosts) multiply(factors, piece, boost)
    factors.forEach((factor, at) => {
      if (factor !== 1) board.multiply(piece[at] as number, Math.min(MOST_BOOST, factor))
    })
    yield
  }
}

/** A filter keeps slots in their order, so those it kept are met again by walking along. */
function multiply(factors: Float64Array, slots: Uint32Array, { filter, weight }: Boost): void {
  const boosted = slots.slice()
  const kept = filter.keep(boosted, boosted.length)
  for (let i = 0, at = 0; at < kept; i++) {
    if (slots[i] !== boosted[at]) continue
    factors[i] = (factors[i] as number) * weight
    at++
  }
}
