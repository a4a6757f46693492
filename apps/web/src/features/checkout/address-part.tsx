import type { ReactNode } from 'react'
import { AddressFields, type Country } from '#web/lib/address/address-fields.tsx'
import { addressText } from '#web/lib/address/address-text.ts'
import { EmailField } from '#web/lib/address/email-field.tsx'
import { ChoiceBox } from '#web/ui/form/choice-box.tsx'
import { ChoiceList } from '#web/ui/form/choice-list.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import styles from './checkout.module.css'
import type { DetailsForm } from './use-details.ts'
import type { SavedAddresses } from './use-saved-addresses.ts'

type AddressPartProps = {
  form: DetailsForm
  saved: SavedAddresses
  countries: readonly Country[]
  children: ReactNode
}

/** Contact and address: eight fields at most, or one of the addresses of whoever is signed in. */
export function AddressPart({ form, saved, countries, children }: AddressPartProps) {
  const t = useT()
  const problem = form.shown.email
  return (
    <section className={styles.part} aria-labelledby="part-address">
      <h2 className={styles.partTitle} id="part-address">
        {t('checkout.contact')}
      </h2>
      <EmailField
        label={t('checkout.email')}
        value={form.details.email}
        error={problem && t(problem)}
        onChange={(value) => form.set('email', value)}
        onBlur={() => form.leave('email')}
        isRequired
      />
      {saved.addresses.length > 0 && <SavedChoice saved={saved} />}
      <NewAddress form={form} saved={saved} countries={countries} />
      {children}
    </section>
  )
}

const ANOTHER = 'another'

function SavedChoice({ saved }: { saved: SavedAddresses }) {
  const t = useT()
  const { locale } = useStore()
  const items = saved.addresses.map((address) => {
    const { name, lines } = addressText(address, locale)
    return { key: String(address.id), title: name, below: lines.join(', ') }
  })
  return (
    <ChoiceList
      legend={t('account.addresses')}
      items={[...items, { key: ANOTHER, title: t('checkout.anotherAddress') }]}
      chosen={saved.chosen ? String(saved.chosen.id) : ANOTHER}
      onChoose={(key) => saved.choose(key === ANOTHER ? undefined : Number(key))}
    />
  )
}

/** A saved one is read above; its fields come when another one is wanted, or when something in it is wrong. */
function NewAddress({ form, saved, countries }: Omit<AddressPartProps, 'children'>) {
  const t = useT()
  const { email: _, ...problems } = form.shown
  if (saved.chosen && Object.keys(problems).length === 0) return null
  return (
    <>
      <AddressFields form={form} countries={countries} />
      {saved.canKeep && (
        <ChoiceBox
          type="checkbox"
          items={[{ key: 'keep', title: t('checkout.keepAddress') }]}
          isChosen={() => saved.isKept}
          onPick={() => saved.setKept(!saved.isKept)}
        />
      )}
    </>
  )
}
