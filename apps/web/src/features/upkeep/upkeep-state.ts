// What of the shop's upkeep goes on, and how it ended: the same for the line of the footer and the staff's menu.
import type { MessageKey } from '@vitrine/i18n/message-key'
import { createStore } from '@vitrine/sync/store/observable'

export const UPKEEP = ['import', 'skins', 'all'] as const
export type Upkeep = (typeof UPKEEP)[number]

type UpkeepState = {
  running?: { what: Upkeep; since: number }
  ended: Partial<Record<Upkeep, { at: number; problem?: MessageKey }>>
  /** How many have ended. */
  ends: number
}

export const upkeep = createStore<UpkeepState>({ ended: {}, ends: 0 })
