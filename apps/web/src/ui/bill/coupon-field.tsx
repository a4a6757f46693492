import { IconButton } from '../button.tsx'
import { useT } from '../shop-context.tsx'
import { CodeForm } from './code-form.tsx'
import styles from './coupon-field.module.css'

type CouponFieldProps = {
  /** The coupon that counts; null without one. */
  code: string | null
  /** What is to be said of the last one that was typed. */
  note: string | undefined
  isBusy: boolean
  onApply(code: string): void
  onRemove(): void
}

/** One coupon at a time: a field while there is none, its name and a way to take it off once there is. */
export function CouponField({ code, note, isBusy, onApply, onRemove }: CouponFieldProps) {
  const t = useT()
  if (code !== null)
    return (
      <div className={`${styles.coupon} ${styles.on}`}>
        <span role="status">{t('cart.couponNamed', { code })}</span>
        <IconButton
          icon="close"
          label={t('cart.couponRemove', { code })}
          disabled={isBusy}
          onClick={onRemove}
        />
      </div>
    )
  const words = { open: t('cart.couponOpen'), label: t('cart.coupon'), apply: t('cart.couponApply') }
  return (
    <div className={styles.coupon}>
      <CodeForm words={words} maxLength={40} note={note} isBusy={isBusy} onApply={onApply} />
    </div>
  )
}
