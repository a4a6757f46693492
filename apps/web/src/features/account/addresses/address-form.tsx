import type { SavedAddress } from '@vitrine/contract/user/addresses'
import { countryName } from '@vitrine/domain/address/country-name'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { type FormEvent, useState } from 'react'
import { useRegions } from '#web/engine/addresses/use-regions.ts'
import {
  type AddressField,
  emptyAddress,
  fromAddress,
  toAddress,
  withField,
} from '#web/lib/address/address-details.ts'
import { AddressFields, type Country } from '#web/lib/address/address-fields.tsx'
import { addressProblems } from '#web/lib/address/address-problems.ts'
import { focusFirstWrong } from '#web/lib/address/focus-first-wrong.ts'
import { useShownProblems } from '#web/lib/address/use-shown-problems.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import styles from '../account.module.css'

export type NewAddress = Omit<SavedAddress, 'id' | 'is_default'>
type AddressFormProps = {
  /** Left out: a new one. */
  address?: SavedAddress
  countries: readonly Country[]
  isBusy: boolean
  problem: MessageKey | undefined
  onSave(address: NewAddress): void
  onCancel(): void
}

export function AddressForm({ address, countries, isBusy, problem, onSave, onCancel }: AddressFormProps) {
  const t = useT()
  const { defaultCountry, locale } = useStore()
  const [details, setDetails] = useState(() =>
    address ? fromAddress(address) : emptyAddress(defaultCountry),
  )
  const regions = useRegions(details.country)
  const problems = useShownProblems<AddressField, MessageKey>(addressProblems(details, regions), details)
  const form = {
    ...{ details, regions, ...problems },
    set: (field: AddressField, value: string) => setDetails(withField(details, field, value)),
  }
  function save(event: FormEvent) {
    event.preventDefault()
    if (problems.check()) onSave(toAddress(details, regions))
    else focusFirstWrong()
  }
  return (
    <form
      className={styles.addressForm}
      onSubmit={save}
      noValidate
      aria-label={t(address ? 'account.addressEdit' : 'account.addressNew')}
    >
      <AddressFields form={form} countries={withOwn(countries, details.country, locale)} />
      {problem && <Note tone="error">{t(problem)}</Note>}
      <div className={styles.acts}>
        <Button type="submit" isBusy={isBusy}>
          {t('login.save')}
        </Button>
        <button type="button" className="text-link" onClick={onCancel}>
          {t('account.cancel')}
        </button>
      </div>
    </form>
  )
}

/** One that was saved in another store may lie where this one does not deliver. */
function withOwn(countries: readonly Country[], code: string, locale: string): readonly Country[] {
  if (countries.some((country) => country.code === code)) return countries
  return [...countries, { code, name: countryName(code, locale) }]
}
