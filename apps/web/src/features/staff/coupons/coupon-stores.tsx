import type { StoreCode } from '@vitrine/domain/store/store-view'
import { STORE_VIEWS } from '@vitrine/domain/store/store-views'
import { useId } from 'react'
import { useT } from '#web/ui/shop-context.tsx'
import staff from '../staff-page.module.css'
import type { CouponFaults } from './coupon-fault-words.ts'
import type { CouponDraft } from './coupon-form-state.ts'
import styles from './coupons.module.css'

type CouponStoresProps = {
  draft: CouponDraft
  faults: CouponFaults
  onChange(stores: CouponDraft['stores']): void
}

/** Where it may be used, and what it is worth there, in the money of each. */
export function CouponStores({ draft, faults, onChange }: CouponStoresProps) {
  const t = useT()
  const put = (code: StoreCode, part: Partial<CouponDraft['stores'][StoreCode]>) =>
    onChange({ ...draft.stores, [code]: { ...draft.stores[code], ...part } })
  const id = useId()
  const wordOf = (what: 'amount' | 'minimum', currency: string) =>
    `${t(what === 'amount' ? 'staff.couponAmount' : 'staff.couponMinimum')}, ${currency}`
  const words = [...faults].flatMap(([path, said]) => (/^stores\b/.test(path) ? [said] : []))
  return (
    <fieldset className={styles.stores} aria-describedby={words.length > 0 ? id : undefined}>
      <legend>{t('staff.couponStores')}</legend>
      {words.length > 0 && (
        <p id={id} role="alert" className={styles.wrong}>
          {[...new Set(words)].join(' ')}
        </p>
      )}
      {STORE_VIEWS.map(({ code, name, currencyCode }) => (
        <div key={code}>
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={draft.stores[code].isOn}
              onChange={({ target }) => put(code, { isOn: target.checked })}
            />
            {name}
          </label>
          {(draft.type === 'fixed' ? (['amount', 'minimum'] as const) : (['minimum'] as const)).map(
            (what) => (
              <label key={what} className={styles.field}>
                {wordOf(what, currencyCode)}
                <input
                  // Stores share their moneys; who listens hears whose it is.
                  aria-label={`${name}: ${wordOf(what, currencyCode)}`}
                  type="number"
                  min={0}
                  step="0.01"
                  className={staff.field}
                  aria-invalid={faults.has(`stores ${code} ${what}`) || undefined}
                  disabled={!draft.stores[code].isOn}
                  value={draft.stores[code][what]}
                  onChange={({ target }) => put(code, { [what]: target.value })}
                />
              </label>
            ),
          )}
        </div>
      ))}
    </fieldset>
  )
}
