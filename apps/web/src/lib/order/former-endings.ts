import type { FormerOrder } from '@vitrine/contract/people/former-order'
import type { MessageKey } from '@vitrine/i18n/message-key'

/** How an order of a former shop ended where it did not end well. */
export const FORMER_ENDINGS = {
  canceled: 'account.canceled',
  refunded: 'account.refunded',
} as const satisfies Record<NonNullable<FormerOrder['ending']>, MessageKey>
