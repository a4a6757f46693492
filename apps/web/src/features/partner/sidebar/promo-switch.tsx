import type { Translate } from '@vitrine/i18n/create-translate'
import { promoMode } from '#web/lib/promo/promo-mode.ts'
import { useObservable } from '#web/lib/use-observable.ts'
import styles from './promo-switch.module.css'

/** Whether the shop shows only what there is to promote, until it is switched off or its partner leaves. */
export function PromoSwitch({ t }: { t: Translate }) {
  const isOn = useObservable(promoMode)
  return (
    <label className={styles.switch}>
      <span>
        {t('partner.promo')}
        <small>{t('partner.promoNote')}</small>
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={(event) => promoMode.set(event.target.checked)}
      />
    </label>
  )
}
