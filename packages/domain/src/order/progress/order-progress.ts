import type { DeliveryStage } from '../delivery-step.ts'
import { type OrderState, shownStatus } from '../status.ts'

export type OrderProgress = {
  stage: DeliveryStage
  canceled: boolean
  returned: boolean
  cancel_reason: string | null
  steps: { stage: DeliveryStage; at: string }[]
  expected: string | null
  /** It is to be fetched, from a pick-up point; what is brought to the door is never "ready" anywhere. */
  fetched: boolean
  /** False of what comes by e-mail: neither packed nor on its way. Answers a browser has kept from before do not say. */
  carried?: boolean | undefined
  /** Answers a browser has kept from before name no carrier. */
  tracking: { carrier?: string | undefined; number: string; link: string | null } | null
}
export type Reached = { state: OrderState; at: string }

/** The moment each of the five steps was first reached; one that was skipped has none. */
export function stepsReached(events: readonly Reached[]): OrderProgress['steps'] {
  const steps = new Map<DeliveryStage, string>()
  for (const { state, at } of events.toSorted((one, other) => one.at.localeCompare(other.at))) {
    const { stage } = shownStatus({ order: state, payment: 'open' })
    if (stage > 0 && !steps.has(stage)) steps.set(stage, at)
  }
  return [...steps].map(([stage, at]) => ({ stage, at }))
}
