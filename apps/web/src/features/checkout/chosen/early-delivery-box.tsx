import { useId } from 'react'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './early-delivery-box.module.css'
import type { EarlyDelivery } from './use-early-delivery.ts'

/** Never ticked beforehand: agreeing is the shopper's own deed. */
export function EarlyDeliveryBox({ consent }: { consent: EarlyDelivery }) {
  const t = useT()
  const id = useId()
  if (!consent.isAsked) return null
  return (
    <div className={styles.consent}>
      <label htmlFor={id}>
        <input
          type="checkbox"
          id={id}
          checked={consent.isAgreed}
          aria-invalid={consent.isMissing ? true : undefined}
          aria-describedby={consent.isMissing ? `${id}-below` : undefined}
          onChange={(event) => consent.agree(event.target.checked)}
        />
        <span>{t('checkout.digital')}</span>
      </label>
      {consent.isMissing && (
        <p id={`${id}-below`} className={styles.error}>
          {t('checkout.needDigital')}
        </p>
      )}
    </div>
  )
}
