import { countryName } from '@vitrine/domain/address/country-name'
import { hasTaxedRegions } from '@vitrine/domain/pricing/tax/zip-tax'
import { Failed } from '#web/lib/answer/failed.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { Denied } from '../../answer/denied.tsx'
import staff from '../../staff-page.module.css'
import styles from '../commerce.module.css'
import { isDenied, Refused, SaveChanges } from '../save-parts.tsx'
import { NewRate } from './new-rate.tsx'
import { type Draft, keyOf, type Place, type Taxes, useTaxes } from './use-taxes.ts'

/** The rates of tax, for all stores. */
export function TaxesView() {
  const t = useT()
  const taxes = useTaxes()
  const { table, error, drafts } = taxes
  if (isDenied(error)) return <Denied />
  return (
    <>
      <p className={staff.hint}>{t('staff.taxesHint')}</p>
      {error !== undefined && <Failed text="staff.failed" onRetry={taxes.retry} />}
      {!table && error === undefined && <div className={staff.loading} aria-busy="true" />}
      <Refused refusal={taxes.refusal} />
      {table && (
        <div className={styles.tables}>
          <NewRate rules={table.rules} taken={new Set(table.rates.map(keyOf))} onAdd={taxes.put} />
          <Rates taxes={taxes} />
        </div>
      )}
      <SaveChanges {...taxes} count={Object.keys(drafts).length} />
    </>
  )
}

function Rates({ taxes }: { taxes: Taxes }) {
  const t = useT()
  const nameOf = usePlaceName(taxes.table?.rules ?? [])
  const rows = rowsOf(taxes)
    .map((draft) => ({ draft, name: nameOf(draft) }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
  return (
    <section className={styles.part}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('staff.taxPlace')}</th>
            <th scope="col">{t('staff.taxRate')}</th>
            <th scope="col">{t('staff.taxShipping')}</th>
            <th />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ draft, name }) => (
            <RateRow key={keyOf(draft)} draft={draft} name={name} taxes={taxes} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function RateRow({ draft, name, taxes }: { draft: Draft; name: string; taxes: Taxes }) {
  const t = useT()
  const { drafts, refusal, put } = taxes
  const key = keyOf(draft)
  const isWrong = refusal?.kind === 'wrong' && refusal.cells.includes(key)
  const { isRemoved } = draft
  return (
    <tr data-removed={isRemoved || undefined}>
      <th scope="row">
        {name}
        {draft.region !== '' && !hasTaxedRegions(draft.country) && (
          <small className={`${styles.idle} type-caption`}>{t('staff.taxRegionIdle')}</small>
        )}
      </th>
      <td>
        <input
          className={staff.field}
          inputMode="decimal"
          aria-label={`${name}: ${t('staff.taxRate')}`}
          aria-invalid={isWrong || undefined}
          data-changed={drafts[key] !== undefined || undefined}
          disabled={isRemoved}
          value={draft.rate}
          onChange={({ target }) => put({ ...draft, rate: target.value })}
        />
      </td>
      <td>
        <input
          type="checkbox"
          aria-label={`${name}: ${t('staff.taxShipping')}`}
          disabled={isRemoved}
          checked={draft.taxes_shipping}
          onChange={({ target }) => put({ ...draft, taxes_shipping: target.checked })}
        />
      </td>
      <td>
        <IconButton
          icon={isRemoved ? 'back' : 'bin'}
          label={t(isRemoved ? 'staff.taxKeep' : 'staff.taxRemove', { place: name })}
          onClick={() => put({ ...draft, isRemoved: !isRemoved })}
        />
      </td>
    </tr>
  )
}

/** As they stand, each as it was changed, and the new ones. */
function rowsOf({ table, drafts, draftOf }: Taxes): Draft[] {
  const standing = (table?.rates ?? []).map((rate) => drafts[keyOf(rate)] ?? draftOf(rate))
  const known = new Set(standing.map(keyOf))
  return [...standing, ...Object.values(drafts).filter((draft) => !known.has(keyOf(draft)))]
}

/** Country, region and postcodes in the reader's language; the rule where there are others. */
function usePlaceName(rules: readonly string[]) {
  const { locale } = useStore()
  return ({ rule, country, region, postcode }: Place): string =>
    [countryName(country, locale), region, postcode === '*' ? '' : postcode, rules.length > 1 ? rule : '']
      .filter(Boolean)
      .join(', ')
}
