import type { StoreCode } from '@vitrine/domain/store/store-view'
import { STORE_VIEWS } from '@vitrine/domain/store/store-views'
import { useT } from '#web/ui/shop-context.tsx'
import staff from '../staff-page.module.css'
import type { CouponDraft } from './coupon-form-state.ts'
import styles from './coupons.module.css'

type CouponStoresProps = {
  draft: CouponDraft
  wrong: string | undefined
  onChange(stores: CouponDraft['stores']): void
}

/** Where it may be used, and what it is worth there, in the money of each. */
export function CouponStores({ draft, wrong, onChange }: CouponStoresProps) {
  const t = useT()
  const put = (code: StoreCode, part: Partial<CouponDraft['stores'][StoreCode]>) =>
    onChange({ ...draft.stores, [code]: { ...draft.stores[code], ...part } })
  return (
    <fieldset className={styles.stores} aria-invalid={wrong?.startsWith('stores') || undefined}>
      <legend>{t('staff.couponStores')}</legend>
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
                {`${t(what === 'amount' ? 'staff.couponAmount' : 'staff.couponMinimum')}, ${currencyCode}`}
                <input
                  type="number"
                  min={0}
                  step="0.01"
                  className={staff.field}
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
