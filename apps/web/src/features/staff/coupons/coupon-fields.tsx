import type { MessageKey } from '@vitrine/i18n/message-key'
import { type ComponentProps, useId } from 'react'
import { useT } from '#web/ui/shop-context.tsx'
import staff from '../staff-page.module.css'
import type { CouponFaults } from './coupon-fault-words.ts'
import type { CouponDraft } from './coupon-form-state.ts'
import { CouponStores } from './coupon-stores.tsx'
import styles from './coupons.module.css'

type CouponFieldsProps = {
  draft: CouponDraft
  /** What buyers know of it stays. */
  isUsed: boolean
  faults: CouponFaults
  onChange(draft: CouponDraft): void
}

type TextName = 'code' | 'percent' | 'startsAt' | 'endsAt' | 'totalLimit' | 'customerLimit'

export function CouponFields({ draft, isUsed, faults, onChange }: CouponFieldsProps) {
  const t = useT()
  const put = (part: Partial<CouponDraft>) => onChange({ ...draft, ...part })
  const of = (name: TextName, wire: string) => ({
    value: draft[name],
    error: faults.get(wire),
    onChange: ({ target }: { target: HTMLInputElement }) => put({ [name]: target.value }),
  })
  return (
    <div className={styles.fields}>
      <Field
        label="staff.couponCode"
        {...of('code', 'code')}
        required
        minLength={3}
        maxLength={40}
        disabled={isUsed}
      />
      <fieldset className={styles.row} disabled={isUsed}>
        <legend>{t('staff.couponTakes')}</legend>
        {(['percent', 'fixed'] as const).map((type) => (
          <label key={type}>
            <input type="radio" name="type" checked={draft.type === type} onChange={() => put({ type })} />
            {t(type === 'percent' ? 'staff.couponPercent' : 'staff.couponFixed')}
          </label>
        ))}
      </fieldset>
      {draft.type === 'percent' && (
        <Field
          label="staff.couponPercent"
          {...of('percent', 'percent')}
          type="number"
          min={0}
          max={100}
          step="any"
          required
        />
      )}
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={draft.freeDelivery}
          onChange={({ target }) => put({ freeDelivery: target.checked })}
        />
        {t('staff.couponDelivery')}
      </label>
      <Field label="staff.couponLimit" {...of('totalLimit', 'total_limit')} type="number" min={1} />
      <Field label="staff.couponEach" {...of('customerLimit', 'customer_limit')} type="number" min={1} />
      <Field label="staff.couponStarts" {...of('startsAt', 'starts_at')} type="datetime-local" />
      <Field label="staff.couponEnds" {...of('endsAt', 'ends_at')} type="datetime-local" />
      <CouponStores draft={draft} faults={faults} onChange={(stores) => put({ stores })} />
    </div>
  )
}

type FieldProps = { label: MessageKey; error: string | undefined } & ComponentProps<'input'>

function Field({ label, error, ...input }: FieldProps) {
  const t = useT()
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t(label)}</label>
      <input
        {...input}
        id={id}
        className={staff.field}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-below`}
      />
      {error !== undefined && (
        <p id={`${id}-below`} className={styles.wrong}>
          {error}
        </p>
      )}
    </div>
  )
}
