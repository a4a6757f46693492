import type { ModeratedReview } from '@vitrine/contract/review/moderation'
import type { TextHint } from '@vitrine/domain/review/text-hints'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { Link } from 'react-router'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { momentOf, shortNumber } from '../staff-words.ts'
import styles from './reviews.module.css'

const HINT_WORDS: Readonly<Record<TextHint, MessageKey>> = {
  link: 'staff.reviewLink',
  mail: 'staff.reviewMail',
  phone: 'staff.reviewPhone',
}

/** Who wrote it, what they bought, and what to look at. */
export function ReviewFacts({ review }: { review: ModeratedReview }) {
  const t = useT()
  const { locale } = useStore()
  const { nickname, writer, hints, is_repeated } = review
  const { order } = writer
  return (
    <aside className={styles.facts} aria-label={t('staff.reviewWriter')}>
      <section>
        <h3>{nickname}</h3>
        <p>{momentOf(locale, review.created_at)}</p>
        <p>
          {writer.has_account
            ? t('staff.reviewOthers', { count: writer.reviews, rejected: writer.rejected })
            : t('staff.reviewGuest')}
        </p>
        {order && (
          <p>
            <Link to={`/admin/orders/${order.id}`} className="text-link">
              {t(order.is_delivered ? 'staff.reviewDelivered' : 'staff.reviewBought', {
                number: shortNumber(order.number),
              })}
            </Link>
          </p>
        )}
        {writer.has_account && !order && <p>{t('staff.reviewNotBought')}</p>}
      </section>
      <section>
        <h3>{t('staff.reviewLooked')}</h3>
        <ul>
          {hints.length === 0 && <li>{t('staff.reviewClean')}</li>}
          {hints.map((hint) => (
            <li key={hint} className={styles.warn}>
              {t(HINT_WORDS[hint])}
            </li>
          ))}
          {is_repeated && <li className={styles.warn}>{t('staff.reviewRepeated')}</li>}
        </ul>
      </section>
    </aside>
  )
}
