import { AddressFields, type Country } from '#web/lib/address/address-fields.tsx'
import { ChoiceBox } from '#web/ui/form/choice-box.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from '../checkout.module.css'
import type { Billing } from './use-billing.ts'

/** The same for nearly everybody; another one has fields of its own below. */
export function BillingPart({ billing, countries }: { billing: Billing; countries: readonly Country[] }) {
  const t = useT()
  const { isSame, setSame, form } = billing
  return (
    <>
      <ChoiceBox
        type="checkbox"
        items={[{ key: 'same', title: t('checkout.billingSame') }]}
        isChosen={() => isSame}
        onPick={() => setSame(!isSame)}
      />
      {!isSame && (
        <fieldset className={styles.billing}>
          <legend className="type-strong">{t('checkout.billing')}</legend>
          <AddressFields form={form} countries={countries} />
        </fieldset>
      )}
    </>
  )
}
