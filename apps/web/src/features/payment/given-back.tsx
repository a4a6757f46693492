import type { OrderView } from '@vitrine/contract/order'
import { Note } from '#web/ui/note.tsx'
import { usePrice, useT } from '#web/ui/shop-context.tsx'

export function hasGivenBack({ payment }: OrderView): boolean {
  return Object.values(payment.given_back).some((sum) => sum > 0)
}

/** What came back of an order, and where to. */
export function GivenBack({ order }: { order: OrderView }) {
  const t = useT()
  const price = usePrice()
  const { money, gift_cards, bonuses } = order.payment.given_back
  const count = order.totals.gift_cards?.length ?? 1
  return (
    <Note tone="info">
      {money > 0 && <p>{t('payment.refunded', { price: price(money) })}</p>}
      {gift_cards > 0 && <p>{t('payment.backOnCards', { price: price(gift_cards), count })}</p>}
      {bonuses > 0 && <p>{t('payment.backInBonuses', { price: price(bonuses) })}</p>}
    </Note>
  )
}
