import { usePrice, useT } from '../shop-context.tsx'
import styles from './bonus-switch.module.css'

type Bonuses = {
  spend: boolean
  amount: number
  account: number
  percent: number
  unlimited_from: number
  unlimited: boolean
  cashback_percent: number
  return_days: number
}
type BonusSwitchProps = {
  bonuses: Bonuses
  isBusy?: boolean
  /** Only its place is held. */
  isHidden?: boolean
  onChange?(spend: boolean): void
}

/** What bonuses would pay here, what there is, and the rule in one sentence with its numbers. */
export function BonusSwitch({ bonuses, isBusy, isHidden, onChange }: BonusSwitchProps) {
  const t = useT()
  const price = usePrice()
  const { spend, amount, account, percent, unlimited_from: from, cashback_percent: back } = bonuses
  const rule = bonuses.unlimited
    ? t('cart.bonusRuleAll')
    : t('cart.bonusRule', { percent, price: price(from) })
  return (
    <label className={isHidden ? `${styles.switch} ${styles.hidden}` : styles.switch}>
      <span>{t('cart.bonusUse', { price: price(amount) })}</span>
      <input
        type="checkbox"
        checked={spend}
        aria-busy={isBusy || undefined}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <span className={styles.rule}>
        {t('cart.bonusAccount', { price: price(account) })} {rule}{' '}
        {back > 0 && t('cart.bonusBack', { percent: back, days: bonuses.return_days })}
      </span>
    </label>
  )
}
