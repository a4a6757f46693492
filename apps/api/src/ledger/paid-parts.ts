import type { WirePaidParts } from '@vitrine/contract/order/payment'
import { toMajor } from '@vitrine/domain/money/money'
import type { PaidParts } from '@vitrine/domain/order/money/paid-parts'

type RefundSums = { amount_minor: number; gift_card_minor: number; bonus_minor: number }

export const NO_PARTS: PaidParts = { moneyMinor: 0, giftCardMinor: 0, bonusMinor: 0 }

/** As a refund has them. */
export const partsOf = ({ amount_minor, gift_card_minor, bonus_minor }: RefundSums): PaidParts => ({
  ...{ moneyMinor: amount_minor, giftCardMinor: gift_card_minor, bonusMinor: bonus_minor },
})

export const toWireParts = ({ moneyMinor, giftCardMinor, bonusMinor }: PaidParts): WirePaidParts => ({
  ...{ money: toMajor(moneyMinor), gift_cards: toMajor(giftCardMinor), bonuses: toMajor(bonusMinor) },
})
