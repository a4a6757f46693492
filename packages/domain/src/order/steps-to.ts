import { deliveryStep } from './delivery-step.ts'
import { ORDER_STEPS, type OrderState } from './status.ts'

type OrderStep = keyof typeof ORDER_STEPS

/** What a stage of the delivery bar stands for. Stage 0 says only that it ended: by a cancelation or a return, which have reasons. */
const STATE_OF_STAGE: Readonly<Record<number, OrderState>> = {
  1: 'confirmed',
  2: 'packed',
  3: 'shipped',
  4: 'ready',
  5: 'delivered',
}

/** The state others mean by a letter or a stage; the stage overrides the letter (shopping-core §4). */
export function wishedState(wish: { order_status: string; stage: number | null }): OrderState | undefined {
  if (wish.stage === null && wish.order_status === 'N') return 'placed'
  return STATE_OF_STAGE[deliveryStep(wish)]
}

/** Steps that lead on; those that end an order are taken by name only. */
const FORWARD: readonly OrderStep[] = ['confirm', 'pack', 'ship', 'arrive', 'deliver']

/** The shortest way by the table of steps; none where it is there, undefined where no way leads there. */
export function stepsTo(from: OrderState, to: OrderState): OrderStep[] | undefined {
  let ways: { state: OrderState; steps: OrderStep[] }[] = [{ state: from, steps: [] }]
  const seen = new Set<OrderState>([from])
  while (ways.length > 0) {
    const there = ways.find(({ state }) => state === to)
    if (there) return there.steps
    ways = ways.flatMap(({ state, steps }) =>
      FORWARD.filter((step) => (ORDER_STEPS[step].from as readonly OrderState[]).includes(state))
        .map((step) => ({ state: ORDER_STEPS[step].to as OrderState, steps: [...steps, step] }))
        .filter((way) => !seen.has(way.state)),
    )
    for (const { state } of ways) seen.add(state)
  }
  return undefined
}
