import type { BonusBook } from '@vitrine/contract/cart/bonuses'
import { formatPercent } from '@vitrine/i18n/figures/format-percent'
import { formatPrice } from '@vitrine/i18n/format-price'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useSession } from '#web/engine/use-session.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { Button } from '#web/ui/button.tsx'
import { Gap, useStore, useT } from '#web/ui/shop-context.tsx'
import { AccountFrame } from '../account-frame.tsx'
import { AccountBusy, AccountFailed } from '../account-state.tsx'
import styles from './bonuses.module.css'
import { BookingTable } from './booking-table.tsx'
import { readBook } from './read-book.ts'

const PAGE = 20

/** What there is of bonuses, the rules they are spent by, and how they came to be. */
export function BonusesView() {
  const t = useT()
  const client = useClient()
  const { code } = useStore()
  const { customer, status } = useSession()
  const [size, setSize] = useState(PAGE)
  const key = status === 'signed-in' ? `bonuses ${customer} ${code} ${size}` : null
  const { latest: book, error, retry } = useAnswer(key, () => readBook(client, size))
  return (
    <AccountFrame title={t('account.bonuses')}>
      {error !== undefined && <AccountFailed onRetry={retry} />}
      {book === undefined && error === undefined && <AccountBusy />}
      {book && (
        <>
          <Balance book={book} />
          <section className={styles.bookings}>
            <h2 className="type-section">{t('account.bookings')}</h2>
            <BookingTable book={book} />
            {book.items.length < book.total && (
              <Button look="line" onClick={() => setSize(size + PAGE)}>
                {t('account.moreBookings')}
              </Button>
            )}
          </section>
        </>
      )}
    </AccountFrame>
  )
}

function Balance({ book: { balance, terms } }: { book: BonusBook }) {
  const t = useT()
  const store = useStore()
  const price = (sum: number) => formatPrice(sum, store)
  const isFree = terms.unlimited_from === 0
  return (
    <section className={styles.balance}>
      <p className={styles.figure}>{price(balance)}</p>
      <dl className={styles.terms}>
        {terms.cashback_percent > 0 && (
          <div>
            <dt>{formatPercent(terms.cashback_percent, store.locale)}</dt>
            <dd>{t('account.termCashback', { days: terms.return_days })}</dd>
          </div>
        )}
        <div>
          <dt>{formatPercent(isFree ? 100 : terms.spend_percent, store.locale)}</dt>
          <dd>
            {isFree ? t('account.termVip') : t('account.termSpend', { sum: price(terms.unlimited_from) })}
            <Gap />
            {t('account.termBack')}
          </dd>
        </div>
      </dl>
    </section>
  )
}
