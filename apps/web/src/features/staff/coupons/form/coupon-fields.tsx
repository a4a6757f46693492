import type { StaffCoupon } from '@vitrine/contract/desk/coupons'
import { FormText } from '#web/lib/form/fields.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import staff from '../../staff-page.module.css'
import { LAST_LOCAL } from '../../writing/local-moment.ts'
import styles from '../coupons.module.css'
import { CouponGoods } from './coupon-goods.tsx'
import { CouponPartner } from './coupon-partner.tsx'
import { CouponStores } from './coupon-stores.tsx'
import type { CouponForm } from './use-coupon-form.ts'

type CouponFieldsProps = {
  form: CouponForm
  coupon: StaffCoupon | undefined
}

export function CouponFields({ form, coupon }: CouponFieldsProps) {
  const t = useT()
  // What buyers know of it stays.
  const isUsed = (coupon?.used ?? 0) > 0
  const { control, values, put } = form
  const limit = { control, inputMode: 'numeric' } as const
  const moment = { control, type: 'datetime-local', max: LAST_LOCAL } as const
  return (
    <div className={`${styles.fields} ${staff.dense}`}>
      <FormText
        {...{ control, name: 'code' }}
        label={t('staff.couponCode')}
        maxLength={40}
        disabled={isUsed}
      />
      <fieldset className={styles.row} disabled={isUsed}>
        <legend>{t('staff.couponTakes')}</legend>
        {(['percent', 'fixed'] as const).map((type) => (
          <label key={type}>
            <input
              type="radio"
              name="type"
              checked={values.type === type}
              onChange={() => put('type', type)}
            />
            {t(type === 'percent' ? 'staff.couponPercent' : 'staff.couponFixed')}
          </label>
        ))}
      </fieldset>
      {values.type === 'percent' && (
        <FormText {...{ control, name: 'percent' }} label={t('staff.couponPercent')} inputMode="decimal" />
      )}
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={values.free_delivery}
          onChange={({ target }) => put('free_delivery', target.checked)}
        />
        {t('staff.couponDelivery')}
      </label>
      <FormText {...limit} name="total_limit" label={t('staff.couponLimit')} />
      <FormText {...limit} name="customer_limit" label={t('staff.couponEach')} />
      <FormText {...moment} name="starts_at" label={t('staff.couponStarts')} />
      <FormText {...moment} name="ends_at" label={t('staff.couponEnds')} />
      <CouponStores form={form} />
      <CouponGoods form={form} />
      <CouponPartner {...{ form, coupon }} />
    </div>
  )
}
