import { wasPaid } from '../money/holds-money.ts'
import { type OrderStates, takeStep } from '../status.ts'
import type { ReturnKind } from './return-window.ts'

/** What a line is before the law: what is made for one person, or is theirs the moment it is sent, is theirs to keep. */
export type LineNature = 'goods' | 'made_to_order' | 'digital'
export type ReturnableLine = {
  lineId: number
  qty: number
  returned: number
  /** In a return that is on its way. */
  announced: number
  nature: LineNature
}
export type ChosenLine = { lineId: number; qty: number }

/** Why nothing of it comes back; null where something may (directive 2011/83/EU, article 16 c and m). */
export function keptBecause(
  { nature }: Pick<ReturnableLine, 'nature'>,
  states: OrderStates,
): Exclude<LineNature, 'goods'> | null {
  // Until somebody packs it nothing was cut, and until it is paid nothing was sent.
  if (nature === 'made_to_order' && !isStillHere(states)) return nature
  if (nature === 'digital' && wasPaid(states.payment)) return nature
  return null
}

export function leftToReturn(line: ReturnableLine, states: OrderStates): number {
  if (keptBecause(line, states)) return 0
  return Math.max(0, line.qty - line.returned - line.announced)
}

/**
 * Whether with this the order goes as a whole, before anybody packs it; else its pieces come back, or stay, one by one. What
 * was withdrawn from before goes along.
 */
export function cancelsOrder(
  { kind, states, lines }: { kind: ReturnKind; states: OrderStates; lines: readonly ReturnableLine[] },
  chosen: readonly ChosenLine[],
): boolean {
  if (kind !== 'withdrawal' || !isStillHere(states)) return false
  return lines.every((line) => {
    const qty = chosen.find(({ lineId }) => lineId === line.lineId)?.qty ?? 0
    return qty + line.announced === line.qty
  })
}

/** The same table of states that lets a customer withdraw. */
const isStillHere = (states: OrderStates) => takeStep(states, 'withdraw', 'customer').ok

export const RETURN_REASONS = [
  'too_small',
  'too_large',
  'not_as_shown',
  'faulty',
  'changed_mind',
  'other',
] as const

export type ReturnReason = (typeof RETURN_REASONS)[number]
