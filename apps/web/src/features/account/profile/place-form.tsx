import { listCountries } from '@vitrine/contract/content'
import type { User } from '@vitrine/contract/user/user'
import { addressFormOf } from '@vitrine/domain/address/address-form'
import { countryName } from '@vitrine/domain/address/country-name'
import { type FormEvent, useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { POSTCODE_LABELS } from '#web/lib/address/address-labels.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Note } from '#web/ui/note.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import styles from '../account.module.css'
import { useUpdate } from './use-update.ts'

/** Where somebody lives, in three fields; parcels go to addresses. */
export function PlaceForm({ user }: { user: User }) {
  const t = useT()
  const client = useClient()
  const { locale } = useStore()
  const { latest = [] } = useAnswer('countries', () => client.call(listCountries))
  const [postcode, setPostcode] = useState(user.postcode)
  const [city, setCity] = useState(user.city)
  const [country, setCountry] = useState(user.country)
  const { isBusy, problem, update } = useUpdate('account.placeRefused')
  const known = latest.map(({ code, name }) => ({ value: code, text: name }))
  const isKnown = country === '' || known.some(({ value }) => value === country)
  const save = (event: FormEvent) => {
    event.preventDefault()
    void update({ postcode, city, country })
  }
  return (
    <form className={styles.addressForm} onSubmit={save} noValidate aria-label={t('account.place')}>
      <div className={styles.place}>
        <TextField
          label={t(POSTCODE_LABELS[addressFormOf(country).postcodeName])}
          name="postcode"
          autoComplete="postal-code"
          maxLength={20}
          value={postcode}
          onChange={setPostcode}
        />
        <TextField
          label={t('checkout.city')}
          name="city"
          autoComplete="address-level2"
          maxLength={100}
          value={city}
          onChange={setCity}
        />
      </div>
      <SelectField
        label={t('checkout.country')}
        value={country}
        autoComplete="country"
        options={[
          { value: '', text: t('account.none') },
          ...known,
          ...(isKnown ? [] : [{ value: country, text: countryName(country, locale) }]),
        ]}
        onChange={setCountry}
      />
      {problem && <Note tone="error">{t(problem)}</Note>}
      <div>
        <Button type="submit" look="line" isBusy={isBusy}>
          {t('account.placeSave')}
        </Button>
      </div>
    </form>
  )
}
