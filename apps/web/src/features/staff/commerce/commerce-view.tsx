import type { CommerceTerms } from '@vitrine/contract/desk/commerce'
import { CallError } from '@vitrine/contract/reply'
import { STORE_VIEWS } from '@vitrine/domain/store/store-views'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { Failed } from '#web/lib/answer/failed.tsx'
import { notify } from '#web/lib/notify.ts'
import { Note } from '#web/ui/note.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { useStaffScope } from '../frame/use-staff-scope.ts'
import staff from '../staff-page.module.css'
import { InkBar } from '../table/ink-bar.tsx'
import styles from './commerce.module.css'
import { TermsTable } from './terms-table.tsx'
import { type Refusal, type Terms, useTerms } from './use-terms.ts'

/** Prices of delivery and terms of ways to pay, of the store the bar names, else of the one that is looked through. */
export function CommerceView() {
  const t = useT()
  const { code } = useStore()
  const { store: scoped, change } = useStaffScope()
  const store = scoped ?? code
  const terms = useTerms(store)
  if (terms.error instanceof CallError && terms.error.code === 403)
    return <Note tone="error">{t('staff.denied')}</Note>
  return (
    <div className={staff.page}>
      <h1 className={staff.title} tabIndex={-1}>
        {t('staff.commerce')}
      </h1>
      <div className={staff.filters}>
        <select
          className={staff.field}
          aria-label={t('staff.store')}
          value={store}
          onChange={({ target }) => {
            terms.clear()
            change({ store: STORE_VIEWS.find((view) => view.code === target.value)?.code })
          }}
        >
          {STORE_VIEWS.map((view) => (
            <option key={view.code} value={view.code}>
              {view.name}
            </option>
          ))}
        </select>
      </div>
      <p className={staff.hint}>{t('staff.commerceHint')}</p>
      {terms.error !== undefined && <Failed text="staff.failed" onRetry={terms.retry} />}
      {!terms.terms && terms.error === undefined && <div className={staff.loading} aria-busy="true" />}
      <Refused terms={terms} />
      {terms.terms && <Tables terms={terms} shown={terms.terms} />}
      <SaveTerms terms={terms} />
    </div>
  )
}

const REFUSED: Record<Refusal['kind'], MessageKey> = {
  theirs: 'staff.commerceTheirs',
  failed: 'staff.commerceFailed',
  wrong: 'staff.commerceWrong',
  unpayable: 'staff.commerceUnpayable',
}

function Refused({ terms: { refusal } }: { terms: Terms }) {
  const t = useT()
  return refusal ? (
    <Note tone={refusal.kind === 'theirs' ? 'warn' : 'error'}>{t(REFUSED[refusal.kind])}</Note>
  ) : null
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

function SaveTerms({ terms: { cells, clear, isBusy, save } }: { terms: Terms }) {
  const t = useT()
  const count = Object.keys(cells).length
  if (count === 0) return null
  const saveAll = async () => {
    if (await save()) notify({ text: t('staff.commerceSaved'), tone: 'success' })
  }
  return (
    <InkBar text={t('staff.commerceChanged', { count })} onClear={clear}>
      <button type="button" disabled={isBusy} onClick={() => void saveAll()}>
        {t('staff.commerceSave')}
      </button>
    </InkBar>
  )
}
