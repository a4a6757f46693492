import { TAX_PLACE } from '@vitrine/domain/pricing/tax/tax-place'
import { hasTaxedRegions } from '@vitrine/domain/pricing/tax/zip-tax'
import { FormSelect, FormText } from '#web/lib/form/fields.tsx'
import { useSentForm } from '#web/lib/form/use-sent-form.ts'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import staff from '../../staff-page.module.css'
import styles from '../commerce.module.css'
import { type Draft, isPercent, keyOf } from './use-taxes.ts'

type NewRateProps = { rules: readonly string[]; taken: ReadonlySet<string>; onAdd(draft: Draft): void }
type Typed = Pick<Draft, 'rule' | 'country' | 'region' | 'postcode' | 'rate'>

/** A row more: for a country, for postcodes that begin alike, or where regions tax by themselves for one of those. */
export function NewRate({ rules, taken, onAdd }: NewRateProps) {
  const t = useT()
  const form = useSentForm<Typed>({
    start: { rule: rules[0] ?? '', country: '', region: '', postcode: '', rate: '' },
    check(typed) {
      const { country, postcode, rate } = draftOf(typed)
      return {
        ...(!TAX_PLACE.country.test(country) && { country: t('staff.taxCountryWrong') }),
        ...(!TAX_PLACE.postcode.test(postcode) && { postcode: t('staff.taxPostcodeWrong') }),
        ...(!isPercent(rate) && { rate: t('staff.taxRateWrong') }),
      }
    },
    async send(typed) {
      const draft = draftOf(typed)
      if (taken.has(keyOf(draft))) return { root: t('staff.taxTaken') }
      onAdd(draft)
      return undefined
    },
    failed: 'staff.commerceFailed',
  })
  const { control, values } = form
  return (
    <form {...form.formProps} className={`${styles.fresh} ${staff.dense}`}>
      {rules.length > 1 && (
        <FormSelect
          {...{ control, name: 'rule' }}
          label={t('staff.taxRule')}
          options={rules.map((rule) => ({ value: rule, text: rule }))}
        />
      )}
      <FormText {...{ control, name: 'country' }} label={t('staff.taxCountry')} maxLength={4} />
      {hasTaxedRegions(countryOf(values.country)) && (
        <FormText {...{ control, name: 'region' }} label={t('staff.taxRegion')} maxLength={10} />
      )}
      <FormText {...{ control, name: 'postcode' }} label={t('staff.taxPostcode')} maxLength={13} />
      <FormText {...{ control, name: 'rate' }} label={t('staff.taxRate')} maxLength={10} />
      <Button type="submit" look="line">
        {t('staff.taxAdd')}
      </Button>
      {form.problem && <p role="alert">{form.problem}</p>}
    </form>
  )
}

const countryOf = (typed: string): string => typed.trim().toUpperCase()

function draftOf({ rule, country: typed, region, postcode, rate }: Typed): Draft {
  const country = countryOf(typed)
  const place = {
    ...{ rule, country, region: hasTaxedRegions(country) ? region.trim().toUpperCase() : '' },
    postcode: postcode.trim().toUpperCase() || '*',
  }
  return { ...place, rate: rate.trim(), taxes_shipping: false, isRemoved: false }
}
