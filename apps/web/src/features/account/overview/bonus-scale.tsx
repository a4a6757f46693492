import type { BonusBook } from '@vitrine/contract/cart/bonuses'
import { toMajor, toMinor } from '@vitrine/domain/money/money'
import { bonusSpend, wholeAccountFrom } from '@vitrine/domain/promotion/bonus-spend'
import { formatPercent } from '@vitrine/i18n/figures/format-percent'
import { useCart } from '#web/engine/use-cart.ts'
import { Gap, usePrice, useStore, useT } from '#web/ui/shop-context.tsx'
import styles from './bonus-scale.module.css'

/** How far this bag goes: from where all bonuses can be spent, and from where there is no limit. */
export function BonusScale({ book }: { book: BonusBook }) {
  const t = useT()
  const price = usePrice()
  const { locale } = useStore()
  const { lines, totals } = useCart()
  const bag = lines.length > 0 && totals ? totals.grand_total : 0
  const { spend_percent: percent, unlimited_from: free } = book.terms
  const terms = {
    accountMinor: toMinor(book.balance),
    proportion: percent / 100,
    unlimitedFromMinor: toMinor(free),
    isVip: free === 0,
  }
  // Who may always spend all of it needs no scale.
  if (terms.isVip) return <p>{t('account.termVip')}</p>
  const share = formatPercent(percent, locale)
  const usable = toMajor(bonusSpend(toMinor(bag), terms))
  const whole = toMajor(wholeAccountFrom(terms))
  const at = (sum: number) => `${Math.min(100, (100 * sum) / free)}%`
  return (
    <>
      <div className={styles.scale}>
        {bag > 0 && <p className={styles.bag}>{t('account.scaleBag', { sum: price(bag) })}</p>}
        <div className={styles.line} aria-hidden="true">
          <i className={styles.done} style={{ width: at(bag) }} />
          {book.balance > 0 && whole < free && <i className={styles.mark} style={{ left: at(whole) }} />}
          <i className={styles.mark} style={{ left: '100%' }} />
        </div>
        <p className={styles.ends}>
          {/* Under its mark, as long as there is room for its words. */}
          <span style={{ marginInlineStart: `min(${at(whole)}, 40%)` }}>
            {book.balance > 0 &&
              whole < free &&
              t('account.scaleAll', { sum: price(whole), balance: price(book.balance) })}
          </span>
          <span>{t('account.scaleFree', { sum: price(free) })}</span>
        </p>
      </div>
      <p className="tone-second">
        {t('account.scaleUse', { share, sum: price(free) })}
        <Gap />
        {usable > 0 && t('account.scaleNow', { sum: price(usable) })}
      </p>
    </>
  )
}
