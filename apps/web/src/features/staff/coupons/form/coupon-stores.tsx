import { useId } from 'react'
import { FormText } from '#web/lib/form/fields.tsx'
import { useStores } from '#web/lib/store/stores-context.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from '../coupons.module.css'
import type { CouponForm } from './use-coupon-form.ts'

/** Where it may be used, and what it is worth there, in the money of each. */
export function CouponStores({ form: { control, values, put, problemOf } }: { form: CouponForm }) {
  const t = useT()
  const id = useId()
  const wordOf = (what: 'amount' | 'minimum', currency: string) =>
    `${t(what === 'amount' ? 'staff.couponAmount' : 'staff.couponMinimum')}, ${currency}`
  const nowhere = problemOf('stores')
  return (
    <fieldset className={styles.stores} aria-describedby={nowhere === undefined ? undefined : id}>
      <legend>{t('staff.couponStores')}</legend>
      {nowhere !== undefined && (
        <p id={id} role="alert" className={styles.wrong}>
          {nowhere}
        </p>
      )}
      {useStores().map(({ code, name, currencyCode }) => (
        <div key={code}>
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={values.stores[code].isOn}
              aria-invalid={nowhere !== undefined || undefined}
              onChange={({ target }) => put(`stores.${code}.isOn`, target.checked)}
            />
            {name}
          </label>
          {(values.type === 'fixed' ? (['amount', 'minimum'] as const) : (['minimum'] as const)).map(
            (what) => (
              <FormText
                key={what}
                {...{ control, name: `stores.${code}.${what}` }}
                label={wordOf(what, currencyCode)}
                // Stores share their moneys; who listens hears whose it is.
                aria-label={`${name}: ${wordOf(what, currencyCode)}`}
                inputMode="decimal"
                disabled={!values.stores[code].isOn}
              />
            ),
          )}
        </div>
      ))}
    </fieldset>
  )
}
