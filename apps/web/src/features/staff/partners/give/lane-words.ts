import type { Lane } from '@vitrine/domain/partner/products/lanes'
import type { MessageKey } from '@vitrine/i18n/message-key'

export const LANE_WORDS: Readonly<Record<Lane, MessageKey>> = {
  delivering: 'staff.laneDelivering',
  to_promote: 'staff.laneToPromote',
  promoted: 'staff.lanePromoted',
  archived: 'staff.laneArchived',
}
