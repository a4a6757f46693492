import { promoMode } from '#web/lib/promo/promo-mode.ts'
import { useFrameTexts } from '#web/lib/store/use-frame-texts.ts'
import styles from './promo-line.module.css'

/** That the shop is not shown whole, and the way back to all of it. */
export function PromoLine() {
  const t = useFrameTexts('partner')
  if (t === undefined) return null
  return (
    <aside className={styles.line} aria-label={t('partner.promo')}>
      <p>{t('partner.promoLine')}</p>
      <button type="button" className="text-link" onClick={() => promoMode.set(false)}>
        {t('partner.promoEnd')}
      </button>
    </aside>
  )
}
