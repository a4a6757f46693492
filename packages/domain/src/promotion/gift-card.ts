/** A card as a cart has it; several are spent in the sequence they were given in. */
export type GiftCardTerms = { id: number; balanceMinor: number }
export type GiftCardUse = { id: number; usedMinor: number }

/** How long money that came back on a card can be spent at least, however near the card's end was, or past. */
export const DAYS_AFTER_COMING_BACK = 90

/** How many a cart takes. */
export const MAX_GIFT_CARDS = 5

type Owed = {
  totalMinor: number
  bonusMinor: number
  /** Of gift cards that are being bought, after discounts. */
  boughtCardsMinor: number
}

/** Money paid before: off what is left to pay at last, as far as each card goes. None buys another one. */
export function spendGiftCards(
  { totalMinor, bonusMinor, boughtCardsMinor }: Owed,
  cards: readonly GiftCardTerms[],
): GiftCardUse[] {
  let restMinor = totalMinor - Math.max(bonusMinor, boughtCardsMinor)
  return cards.map(({ id, balanceMinor }) => {
    const usedMinor = Math.max(0, Math.min(balanceMinor, restMinor))
    restMinor -= usedMinor
    return { id, usedMinor }
  })
}
