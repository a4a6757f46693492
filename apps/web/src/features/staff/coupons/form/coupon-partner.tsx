import type { StaffCoupon } from '@vitrine/contract/desk/coupons'
import { listPartners } from '@vitrine/contract/partner/staff/promo-staff'
import { useClient } from '#web/engine/use-client.ts'
import { Failed } from '#web/lib/answer/failed.tsx'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from '../coupons.module.css'
import type { CouponForm } from './use-coupon-form.ts'

type CouponPartnerProps = { form: CouponForm; coupon: StaffCoupon | undefined }

/** Whose code it is: the shop's own, or a partner's. */
export function CouponPartner({ form: { values, put, problemOf }, coupon }: CouponPartnerProps) {
  const t = useT()
  const client = useClient()
  const { latest, error, retry } = useAnswer('partners for coupons', () => client.call(listPartners))
  const partners = (latest?.items ?? []).map(({ partner_id, name, handle }) => ({
    value: String(partner_id),
    text: handle ? `${name} @${handle}` : name,
  }))
  const owner = { value: String(coupon?.partner_id ?? ''), text: coupon?.partner ?? '' }
  // Of somebody who is no partner any more, or until the others are read.
  const isListed = owner.value === '' || partners.some(({ value }) => value === owner.value)
  return (
    <div className={styles.goods}>
      <SelectField
        label={t('staff.partner')}
        value={values.partner}
        error={problemOf('partner')}
        options={[{ value: '', text: t('staff.couponOwn') }, ...(isListed ? [] : [owner]), ...partners]}
        onChange={(id) => put('partner', id)}
      />
      <p className="type-caption tone-second">{t('staff.couponPartnerHint')}</p>
      {error !== undefined && <Failed text="staff.failed" onRetry={retry} />}
    </div>
  )
}
