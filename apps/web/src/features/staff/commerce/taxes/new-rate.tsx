import { type FormEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import staff from '../../staff-page.module.css'
import styles from '../commerce.module.css'
import { type Draft, keyOf } from './use-taxes.ts'

type NewRateProps = { rules: readonly string[]; taken: ReadonlySet<string>; onAdd(draft: Draft): void }

/** A row more: for a country, one of its regions, or postcodes that begin alike. */
export function NewRate({ rules, taken, onAdd }: NewRateProps) {
  const t = useT()
  const [isTaken, setTaken] = useState(false)
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const draft = draftIn(new FormData(form))
    setTaken(taken.has(keyOf(draft)))
    if (taken.has(keyOf(draft))) return
    onAdd(draft)
    form.reset()
  }
  return (
    <form className={styles.fresh} onSubmit={add}>
      {rules.length > 1 && (
        <select name="rule" className={staff.field} aria-label={t('staff.taxRule')}>
          {rules.map((rule) => (
            <option key={rule}>{rule}</option>
          ))}
        </select>
      )}
      {rules.length === 1 && <input type="hidden" name="rule" value={rules[0]} />}
      <label>
        {t('staff.taxCountry')}
        <input name="country" className={staff.field} required pattern="\s*[A-Za-z]{2}\s*" maxLength={4} />
      </label>
      <label>
        {t('staff.taxRegion')}
        <input name="region" className={staff.field} maxLength={10} />
      </label>
      <label>
        {t('staff.taxPostcode')}
        <input name="postcode" className={staff.field} pattern="[A-Za-z0-9 \-]{0,12}\*?" maxLength={13} />
      </label>
      <label>
        {t('staff.taxRate')}
        <input
          name="rate"
          className={staff.field}
          inputMode="decimal"
          required
          pattern="\s*[0-9]{1,2}([.,][0-9]{1,4})?\s*"
        />
      </label>
      <Button type="submit" look="line">
        {t('staff.taxAdd')}
      </Button>
      {isTaken && <p role="alert">{t('staff.taxTaken')}</p>}
    </form>
  )
}

function draftIn(form: FormData): Draft {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const place = {
    rule: text('rule'),
    country: text('country').toUpperCase(),
    region: text('region').toUpperCase(),
    postcode: text('postcode').toUpperCase() || '*',
  }
  return { ...place, rate: text('rate'), taxes_shipping: false, isRemoved: false }
}
