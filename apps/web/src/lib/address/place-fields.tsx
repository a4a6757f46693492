import { type AddressPart, addressFormOf, askedRows } from '@vitrine/domain/address/address-form'
import { lacksHouseNumber } from '@vitrine/domain/address/house-number'
import type { ReactNode } from 'react'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import type { AddressField } from './address-details.ts'
import styles from './address-fields.module.css'
import { CITY_LABELS, DISTRICT_LABELS, POSTCODE_LABELS, REGION_LABELS } from './address-labels.ts'
import { regionIn } from './region.ts'
import type { AddressForm, FieldProps } from './use-field.ts'

type PlaceFieldsProps = {
  form: AddressForm
  field(name: AddressField): FieldProps
  /** Below the street. */
  more: ReactNode
}

/** Street and place, in the rows of the country: those of its own writing where the page is in Chinese. */
export function PlaceFields({ form, field, more }: PlaceFieldsProps) {
  const { language } = useStore()
  const rows = askedRows(addressFormOf(form.details.country), language !== 'zh')
  return rows.map((row) => {
    const fields = row.map((part) => <Part key={part} part={part} form={form} field={field} />)
    if (row.length > 1)
      return (
        <div key={row.join('')} className={styles.row}>
          {fields}
        </div>
      )
    return row[0] === 'A' ? [...fields, <div key="more">{more}</div>] : fields
  })
}

type PartProps = Omit<PlaceFieldsProps, 'more'> & { part: AddressPart }

function Part({ part, form, field }: PartProps) {
  const t = useT()
  const { cityName, districtName, postcodeName } = addressFormOf(form.details.country)
  if (part === 'A') return <Street form={form} field={field} />
  if (part === 'S') return <RegionField form={form} field={field} />
  if (part === 'Z')
    return (
      <TextField
        {...field('postcode')}
        label={t(POSTCODE_LABELS[postcodeName])}
        autoComplete="postal-code"
        isRequired
        maxLength={20}
        className={styles.short}
      />
    )
  if (part === 'D')
    return (
      <TextField
        {...field('district')}
        label={t(DISTRICT_LABELS[districtName])}
        autoComplete="address-level3"
        maxLength={100}
      />
    )
  return (
    <TextField
      {...field('city')}
      label={t(CITY_LABELS[cityName])}
      autoComplete="address-level2"
      isRequired
      maxLength={100}
    />
  )
}

/** Asked about once somebody has gone on to the place; nobody is kept from ordering to a house without a number. */
function Street({ form, field }: Omit<PartProps, 'part'>) {
  const t = useT()
  const { country, street, extra, postcode, city } = form.details
  const isDoubtful = postcode + city !== '' && lacksHouseNumber(country, [street, extra])
  return (
    <TextField
      {...field('street')}
      {...(isDoubtful && { hint: t('checkout.noHouseNumber') })}
      label={t('checkout.street')}
      autoComplete="address-line1"
      isRequired
      maxLength={200}
    />
  )
}

/** From a list that follows the postcode; typed where the country has none or the list cannot be had. */
function RegionField({ form, field }: Omit<PartProps, 'part'>) {
  const t = useT()
  const { region, regionName } = addressFormOf(form.details.country)
  const label = t(REGION_LABELS[regionName])
  const shared = { ...field('region'), label, autoComplete: 'address-level1', isRequired: true } as const
  if (region === 'text' || form.regions === null) return <TextField {...shared} maxLength={200} />
  const options = (form.regions ?? []).map(({ code, name }) => ({ value: code, text: name }))
  return (
    <SelectField
      {...shared}
      value={regionIn(form.regions, form.details)?.code ?? ''}
      options={[{ value: '', text: t('checkout.choose') }, ...options]}
    />
  )
}
