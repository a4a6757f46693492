import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import type { AddressDetails, AddressField, AddressProblems } from './address-details.ts'
import styles from './address-fields.module.css'

export type AddressForm = {
  details: AddressDetails
  shown: AddressProblems
  set(field: AddressField, value: string): void
  leave(field: AddressField): void
}
export type Country = { code: string; name: string }
type AddressFieldsProps = { form: AddressForm; countries: readonly Country[] }

/** Seven fields at most, the rest behind a link. */
export function AddressFields({ form, countries }: AddressFieldsProps) {
  const t = useT()
  const field = (name: AddressField) => {
    const problem = form.shown[name]
    return {
      name,
      value: form.details[name],
      ...(problem && { error: t(problem) }),
      onChange: (value: string) => form.set(name, value),
      onBlur: () => form.leave(name),
    }
  }
  const hasMore = form.details.extra !== '' || form.details.company !== ''
  return (
    <>
      <TextField
        {...field('name')}
        label={t('checkout.name')}
        autoComplete="name"
        isRequired
        maxLength={120}
      />
      <SelectField
        label={t('checkout.country')}
        value={form.details.country}
        autoComplete="country"
        options={countries.map(({ code, name }) => ({ value: code, text: name }))}
        onChange={(value) => form.set('country', value)}
      />
      <TextField
        {...field('street')}
        label={t('checkout.street')}
        autoComplete="address-line1"
        isRequired
        maxLength={200}
      />
      <details open={hasMore}>
        <summary className={styles.more}>
          <span className="text-link">{t('checkout.more')}</span>
        </summary>
        <div className={styles.moreFields}>
          <TextField
            {...field('extra')}
            label={t('checkout.extra')}
            autoComplete="address-line2"
            maxLength={200}
          />
          <TextField
            {...field('company')}
            label={t('checkout.company')}
            autoComplete="organization"
            maxLength={200}
          />
        </div>
      </details>
      <div className={styles.zip}>
        <TextField
          {...field('postcode')}
          label={t('checkout.postcode')}
          autoComplete="postal-code"
          isRequired
          maxLength={20}
        />
        <TextField
          {...field('city')}
          label={t('checkout.city')}
          autoComplete="address-level2"
          isRequired
          maxLength={100}
        />
      </div>
      <TextField
        {...field('phone')}
        label={t('checkout.phone')}
        hint={t('checkout.phoneWhy')}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        maxLength={40}
      />
    </>
  )
}
