import type { WirePaidParts } from '@vitrine/contract/order/payment'
import { toMajor, toMinor } from '@vitrine/domain/money/money'
import { splitRefund } from '@vitrine/domain/order/money/paid-parts'
import { Note } from '#web/ui/note.tsx'
import { usePrice, useT } from '#web/ui/shop-context.tsx'

/** Of an order that not only money paid: how much of a sum goes back where. Its rows stay while the sum is typed. */
export function RefundShares({ refundable, amount }: { refundable: WirePaidParts; amount: number }) {
  const t = useT()
  const price = usePrice()
  if (refundable.gift_cards + refundable.bonuses === 0) return null
  const left = {
    moneyMinor: toMinor(refundable.money),
    giftCardMinor: toMinor(refundable.gift_cards),
    bonusMinor: toMinor(refundable.bonuses),
  }
  const { moneyMinor, giftCardMinor, bonusMinor } = splitRefund(left, toMinor(amount))
  const sum = (minor: number) => ({ sum: price(toMajor(minor)) })
  return (
    <Note tone="info">
      <p>{t('staff.refundShares')}</p>
      {refundable.money > 0 && <p>{t('staff.refundMoney', sum(moneyMinor))}</p>}
      {refundable.gift_cards > 0 && <p>{t('staff.refundCards', sum(giftCardMinor))}</p>}
      {refundable.bonuses > 0 && <p>{t('staff.refundBonuses', sum(bonusMinor))}</p>}
    </Note>
  )
}
