import { type BoughtGiftCard, sendGiftCardAgain } from '@vitrine/contract/order/gift-cards'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { BoughtGiftCards } from '#web/ui/gifts/bought-gift-cards.tsx'
import { Note } from '#web/ui/note.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { OrderAccess } from './use-order.ts'

type CardsProps = { cards: readonly BoughtGiftCard[]; access: OrderAccess }
type Doing = 'nothing' | 'sending' | 'done' | 'failed'

/** Their codes are in their mails alone, and a mail can be lost. */
export function GiftCards({ cards, access: { id, key } }: CardsProps) {
  const t = useT()
  const client = useClient()
  const [sent, setSent] = useState<readonly BoughtGiftCard[]>([])
  const [doing, setDoing] = useState<Doing>('nothing')
  if (cards.length === 0) return null
  const again = async (card: number) => {
    setDoing('sending')
    try {
      const told = await client.call(sendGiftCardAgain, { params: { id, card }, query: { key } })
      setSent((before) => [told, ...before])
      setDoing('done')
    } catch {
      setDoing('failed')
    }
  }
  return (
    <section aria-label={t('order.gifts')}>
      <h2 className="type-section">{t('order.gifts')}</h2>
      <BoughtGiftCards
        cards={cards.map((card) => sent.find((one) => one.id === card.id) ?? card)}
        isBusy={doing === 'sending'}
        onAgain={again}
      />
      {doing === 'done' && <Note tone="info">{t('order.giftAgainDone')}</Note>}
      {doing === 'failed' && <Note tone="error">{t('order.giftAgainFailed')}</Note>}
    </section>
  )
}
