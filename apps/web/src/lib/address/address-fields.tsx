import { courierPhoneOf } from '@vitrine/domain/address/courier-phone'
import { hasTaxIds } from '@vitrine/domain/tax-id/vat-number'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './address-fields.module.css'
import { PlaceFields } from './place-fields.tsx'
import { type AddressForm, useField } from './use-field.ts'

export type Country = { code: string; name: string }
type AddressFieldsProps = { form: AddressForm; countries: readonly Country[] }

/** The country comes early: it says which fields follow, in what order and what they are called. */
export function AddressFields({ form, countries }: AddressFieldsProps) {
  const t = useT()
  const { country } = form.details
  const field = useField(form)
  const courier = courierPhoneOf(country)
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
        {...field('country')}
        label={t('checkout.country')}
        autoComplete="country"
        options={countries.map(({ code, name }) => ({ value: code, text: name }))}
      />
      <PlaceFields form={form} field={field} more={<More form={form} />} />
      <TextField
        {...field('phone')}
        label={t(courier ? 'checkout.mobile' : 'checkout.phone')}
        hint={t(courier ? 'checkout.mobileWhy' : 'checkout.phoneWhy')}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        isRequired={courier !== undefined}
        maxLength={40}
      />
    </>
  )
}

/** What few need stays behind a link, until something is in it. */
function More({ form }: { form: AddressForm }) {
  const t = useT()
  const field = useField(form)
  const { extra, company, taxId, country } = form.details
  const hasMore = extra !== '' || company !== '' || taxId !== '' || form.shown.taxId !== undefined
  return (
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
        {(hasTaxIds(country) || taxId !== '') && (
          <TextField {...field('taxId')} label={t('checkout.taxId')} maxLength={40} />
        )}
      </div>
    </details>
  )
}
