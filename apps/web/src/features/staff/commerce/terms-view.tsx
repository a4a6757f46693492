import type { CommerceTerms } from '@vitrine/contract/desk/commerce'
import { findStore } from '@vitrine/domain/store/find-store'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { Failed } from '#web/lib/answer/failed.tsx'
import { useStores } from '#web/lib/store/stores-context.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { Denied } from '../answer/denied.tsx'
import { useStaffScope } from '../frame/use-staff-scope.ts'
import staff from '../staff-page.module.css'
import styles from './commerce.module.css'
import { isDenied, Refused, SaveChanges } from './save-parts.tsx'
import { TermsTable } from './terms-table.tsx'
import { type Terms, useTerms } from './use-terms.ts'

/** Prices of delivery and terms of ways to pay, of the store the bar names, else of the one that is looked through. */
export function TermsView() {
  const t = useT()
  const stores = useStores()
  const { code } = useStore()
  const { store: scoped, change } = useStaffScope()
  const store = scoped ?? code
  const terms = useTerms(store)
  if (isDenied(terms.error)) return <Denied />
  return (
    <>
      <div className={staff.filters}>
        <select
          className={staff.field}
          aria-label={t('staff.store')}
          value={store}
          onChange={({ target }) => change({ store: findStore(stores, target.value)?.code })}
        >
          {stores.map((view) => (
            <option key={view.code} value={view.code}>
              {view.name}
            </option>
          ))}
        </select>
      </div>
      <p className={staff.hint}>{t('staff.commerceHint')}</p>
      {terms.error !== undefined && <Failed text="staff.failed" onRetry={terms.retry} />}
      {!terms.terms && terms.error === undefined && <div className={staff.loading} aria-busy="true" />}
      <Refused refusal={terms.refusal} />
      {terms.terms && <Tables terms={terms} shown={terms.terms} />}
      <SaveChanges {...terms} count={Object.keys(terms.cells).length} />
    </>
  )
}

function Tables({ terms, shown }: { terms: Terms; shown: CommerceTerms }) {
  const t = useT()
  const { rates, payments, currency } = shown
  const way = ({ title, zone, up_to_grams }: CommerceTerms['rates'][number]) =>
    [
      title,
      t(ZONES[zone] ?? 'staff.zoneOther', { zone }),
      up_to_grams !== null && `≤ ${up_to_grams / 1000} kg`,
    ]
      .filter(Boolean)
      .join(', ')
  return (
    <div className={styles.tables}>
      <TermsTable
        title={t('staff.commerceDelivery', { currency })}
        fields={['price', 'free_from', 'days_min', 'days_max']}
        rows={rates.map((rate) => ({ id: rate.key, name: way(rate), values: rate }))}
        terms={terms}
      />
      <TermsTable
        title={t('staff.commercePayment', { currency })}
        fields={['discount_percent', 'minimum', 'fee']}
        isChosen
        rows={payments.map((one) => ({
          ...{ id: one.code, name: one.title, values: one },
        }))}
        terms={terms}
      />
    </div>
  )
}

const ZONES: Readonly<Record<string, MessageKey>> = {
  home: 'staff.zoneHome',
  near: 'staff.zoneNear',
  world: 'staff.zoneWorld',
}
