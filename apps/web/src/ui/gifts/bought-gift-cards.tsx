import { formatDay } from '@vitrine/i18n/format-day'
import { usePrice, useStore, useT } from '../shop-context.tsx'
import styles from './bought-gift-cards.module.css'

type Card = {
  id: number
  value: number
  recipient: string
  email: string
  code_end: string | null
  send_at: string | null
  sent_at: string | null
}
type CardsProps = { cards: readonly Card[]; isBusy: boolean; onAgain(id: number): void }

/** Gift cards of an order: where each went, and that its mail can come again. */
export function BoughtGiftCards({ cards, isBusy, onAgain }: CardsProps) {
  const t = useT()
  const price = usePrice()
  return (
    <ul className={styles.cards}>
      {cards.map(({ id, value, recipient, sent_at, ...rest }) => (
        <li key={id}>
          <p>{recipient ? t('order.giftFor', { value: price(value), name: recipient }) : price(value)}</p>
          <p className="type-small tone-second">
            <Whereabouts {...rest} sent_at={sent_at} />
          </p>
          {sent_at && (
            <button
              type="button"
              className={`text-link ${styles.again}`}
              disabled={isBusy}
              onClick={() => onAgain(id)}
            >
              {t('order.giftAgain')}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

function Whereabouts({ email, code_end, send_at, sent_at }: Omit<Card, 'id' | 'value' | 'recipient'>) {
  const t = useT()
  const store = useStore()
  const day = (iso: string) => formatDay(iso, store)
  if (sent_at) return t('order.giftSent', { email, date: day(sent_at), end: code_end ?? '' })
  return send_at ? t('order.giftWaits', { email, date: day(send_at) }) : email
}
