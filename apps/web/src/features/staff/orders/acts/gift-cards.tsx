import type { StaffOrderDetails } from '@vitrine/contract/order/staff-orders'
import { notify } from '#web/lib/notify.ts'
import { BoughtGiftCards } from '#web/ui/gifts/bought-gift-cards.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { StaffActs } from '../use-staff-order.ts'
import styles from './acts.module.css'

/** For whoever calls because a card has not come. */
export function GiftCards({ details, acts }: { details: StaffOrderDetails; acts: StaffActs }) {
  const t = useT()
  const { gift_cards: cards } = details.order
  if (cards.length === 0) return null
  const again = async (card: number) => {
    if (await acts.sendGiftCard(card)) notify({ text: t('order.giftAgainDone'), tone: 'success' })
  }
  return (
    <section className={styles.part}>
      <h3>{t('order.gifts')}</h3>
      <BoughtGiftCards cards={cards} isBusy={acts.isBusy} onAgain={again} />
    </section>
  )
}
