// The form of an address by itself, as the checkout and the account hold it.
import { useState } from 'react'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { type AddressDetails, emptyAddress, withField } from '../address-details.ts'
import { AddressFields } from '../address-fields.tsx'
import { addressProblems } from '../address-problems.ts'
import type { Regions } from '../region.ts'
import { useShownProblems } from '../use-shown-problems.ts'

export const STATES = [
  { code: 'NY', name: 'New York', postcodes: '1[0-4]|06390' },
  { code: 'MA', name: 'Massachusetts', postcodes: '01|02|06390' },
]
const COUNTRIES = ['US', 'DE', 'CN', 'GB', 'IE', 'JP', 'UA', 'SG', 'MO'].map((code) => ({ code, name: code }))

/** What the form holds and what it holds to be right, as it stands. */
export type Form = { details: AddressDetails; sent: boolean[] }
type Start = { start: Partial<AddressDetails> & { country: string }; regions: Regions; form: Form }

function Address({ start, regions, form }: Start) {
  const [details, setDetails] = useState({ ...emptyAddress(start.country), ...start })
  const { shown, leave, check } = useShownProblems(addressProblems(details, regions), details)
  form.details = details
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.sent.push(check())
      }}
    >
      <AddressFields
        countries={COUNTRIES}
        form={{
          ...{ details, shown, regions, leave },
          set: (field, value) => setDetails(withField(details, field, value)),
        }}
      />
      <button type="submit">Save</button>
    </form>
  )
}

export async function openAddress(
  country: string,
  { store = 'us', regions, ...start }: Partial<AddressDetails> & { store?: string; regions?: Regions } = {},
): Promise<Form> {
  const form: Form = { details: emptyAddress(country), sent: [] }
  await openPage(<Address start={{ country, ...start }} regions={regions} form={form} />, {
    shop: scriptedEngine(),
    store,
  })
  return form
}

/** What is asked, in the order it stands there; what may be left out is behind its link. */
export const asked = (): string[] =>
  [...document.querySelectorAll('label')]
    .filter((label) => !label.closest('details'))
    .map(({ textContent }) => textContent ?? '')
