import type { ReturnReason } from '@vitrine/domain/order/returns/left-to-return'
import type { ReturnKind, ReturnProblem } from '@vitrine/domain/order/returns/return-window'
import type { MessageKey } from '@vitrine/i18n/message-key'

export const REASON_WORDS: Record<ReturnReason, MessageKey> = {
  too_small: 'return.tooSmall',
  too_large: 'return.tooLarge',
  not_as_shown: 'return.notAsShown',
  faulty: 'return.faulty',
  changed_mind: 'return.changedMind',
  other: 'return.other',
}

export const KEPT_WORDS: Record<'made_to_order' | 'digital', MessageKey> = {
  made_to_order: 'return.keptMade',
  digital: 'return.keptDigital',
}

export const PROBLEM_WORDS: Record<ReturnKind, Record<ReturnProblem, MessageKey>> = {
  withdrawal: {
    not_here: 'return.notHere',
    over: 'return.over',
    too_early: 'return.tooEarly',
    too_late: 'return.withdrawalTooLate',
  },
  return: {
    not_here: 'return.notHere',
    over: 'return.over',
    too_early: 'return.tooEarly',
    too_late: 'return.tooLate',
  },
}
