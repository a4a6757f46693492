import type { StoreTable } from '@vitrine/contract/desk/stores'
import { DEFAULT_STORE_CODE } from '@vitrine/domain/store/store-view'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { Failed } from '#web/lib/answer/failed.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { Denied } from '../../answer/denied.tsx'
import staff from '../../staff-page.module.css'
import styles from '../commerce.module.css'
import { isDenied, Refused, SaveChanges } from '../save-parts.tsx'
import own from './stores.module.css'
import { cellOf, draftOf, type Field, type Stores, useStores } from './use-stores.ts'

const FIELDS = { rate: 'staff.storeRate', step: 'staff.storeStep', ranges: 'staff.storeRanges' } as const
const WORDS: readonly (readonly [Field, MessageKey])[] = Object.entries(FIELDS) as [Field, MessageKey][]

/** Which stores are open, and what money is worth there. */
export function StoresView() {
  const t = useT()
  const stores = useStores()
  const { table, error, drafts } = stores
  if (isDenied(error)) return <Denied />
  return (
    <>
      <p className={staff.hint}>{t('staff.storesHint')}</p>
      {error !== undefined && <Failed text="staff.failed" onRetry={stores.retry} />}
      {!table && error === undefined && <div className={staff.loading} aria-busy="true" />}
      <Refused refusal={stores.refusal} />
      {table && (
        <div className={styles.tables}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
          <section className={`${styles.part} ${own.stores}`} aria-label={t('staff.stores')} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('staff.store')}</th>
                  <th scope="col">{t('staff.storeOpen')}</th>
                  {WORDS.map(([field, word]) => (
                    <th key={field} scope="col">
                      {t(word)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.stores.map((store) => (
                  <StoreRow key={store.code} store={store} stores={stores} />
                ))}
              </tbody>
            </table>
          </section>
        </div>
      )}
      <SaveChanges {...stores} count={Object.keys(drafts).length} />
    </>
  )
}

type StoreRowProps = { store: StoreTable['stores'][number]; stores: Stores }

function StoreRow({ store, stores: { drafts, refusal, put } }: StoreRowProps) {
  const t = useT()
  const { code, name, currency } = store
  const { locale } = useStore()
  const stands = draftOf(store, locale)
  const draft = drafts[code] ?? stands
  const isWrong = (field: Field) => refusal?.kind === 'wrong' && refusal.cells.includes(cellOf(code, field))
  return (
    <tr>
      <th scope="row">
        {name} <small className={own.money}>{currency}</small>
      </th>
      <td>
        <input
          type="checkbox"
          aria-label={`${name}: ${t('staff.storeOpen')}`}
          data-changed={draft.open !== stands.open || undefined}
          // Who asks for no store is led to the first.
          disabled={code === DEFAULT_STORE_CODE}
          checked={draft.open}
          onChange={({ target }) => put(store, { ...draft, open: target.checked })}
        />
      </td>
      {WORDS.map(([field, word]) => (
        <td key={field} className={own[field]}>
          <input
            className={staff.field}
            inputMode={field === 'ranges' ? 'text' : 'decimal'}
            aria-label={`${name}: ${t(word)}`}
            aria-invalid={isWrong(field) || undefined}
            data-changed={draft[field] !== stands[field] || undefined}
            value={draft[field]}
            onChange={({ target }) => put(store, { ...draft, [field]: target.value })}
          />
        </td>
      ))}
    </tr>
  )
}
