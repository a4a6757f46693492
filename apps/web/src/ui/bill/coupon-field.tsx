import { useFocusKept } from '../focus/use-focus-kept.ts'
import { useT } from '../shop-context.tsx'
import { CodeForm, fieldOrButton } from './code-form.tsx'
import styles from './coupon-field.module.css'
import { RemoveCode } from './remove-code.tsx'

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
  const kept = useFocusKept(code ?? '', fieldOrButton)
  const words = { open: t('cart.couponOpen'), label: t('cart.coupon'), apply: t('cart.couponApply') }
  return (
    <div {...kept} className={code === null ? styles.coupon : `${styles.coupon} ${styles.on}`}>
      {code === null ? (
        <CodeForm words={words} maxLength={40} note={note} isBusy={isBusy} onApply={onApply} />
      ) : (
        <>
          <span role="status">{t('cart.couponNamed', { code })}</span>
          <RemoveCode label={t('cart.couponRemove', { code })} isBusy={isBusy} onRemove={onRemove} />
        </>
      )}
    </div>
  )
}
