import type { Totals } from '@vitrine/contract/cart'
import { GiftCardField } from '#web/ui/bill/gift-card-field.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { useGiftCards } from './use-gift-cards.ts'

/** The gift cards of the bag, in the bag and at the checkout alike; with what they pay of the sums shown there. */
export function CartGiftCards({ totals }: { totals?: Totals | null }) {
  const t = useT()
  const { cards, isBusy, outcome, apply, remove } = useGiftCards()
  return (
    <GiftCardField
      cards={totals?.gift_cards ?? cards}
      note={outcome?.kind === 'failed' ? t('cart.couponFailed') : outcome?.message}
      isBusy={isBusy}
      onApply={(typed) => void apply(typed)}
      onRemove={(id) => void remove(id)}
    />
  )
}
