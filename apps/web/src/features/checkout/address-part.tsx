import type { ReactNode } from 'react'
import { AddressFields, type Country } from '#web/lib/address/address-fields.tsx'
import { EmailField } from '#web/lib/address/email-field.tsx'
import { ChoiceBox } from '#web/ui/form/choice-box.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './checkout.module.css'
import { SavedChoice } from './saved/saved-choice.tsx'
import type { SavedAddresses } from './saved/use-saved-addresses.ts'
import type { DetailsForm } from './use-details.ts'

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
      {(saved.addresses.length > 0 || saved.coming) && <SavedChoice saved={saved} />}
      <NewAddress form={form} saved={saved} countries={countries} />
      {children}
    </section>
  )
}

/** A saved one is read above; its fields come when another one is wanted, or when something in it is wrong. */
function NewAddress({ form, saved, countries }: Omit<AddressPartProps, 'children'>) {
  const t = useT()
  const { email: _, ...problems } = form.shown
  if ((saved.chosen || saved.isFolded) && Object.keys(problems).length === 0) return null
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
