import type { SoldPeriod } from '@vitrine/contract/desk/home'
import type { StaffVisits } from '@vitrine/contract/desk/visits'
import { formatPercent } from '@vitrine/i18n/figures/format-percent'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { useState } from 'react'
import { Failed } from '#web/lib/answer/failed.tsx'
import { saveCsv } from '#web/lib/download/save-file.ts'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { useStaffScope } from '../../frame/use-staff-scope.ts'
import staff from '../../staff-page.module.css'
import { PlainHead } from '../../table/plain-head.tsx'
import { PeriodChoice } from '../choice.tsx'
import home from '../home.module.css'
import { useVisits } from '../use-home.ts'
import styles from './visits.module.css'

type Step = Exclude<keyof StaffVisits, 'misses'>
const STEPS: readonly (readonly [Step, MessageKey])[] = [
  ['visits', 'staff.homeVisits'],
  ['products', 'staff.homeSawProduct'],
  ['carts', 'staff.homeFilledBag'],
  ['orders', 'staff.homeOrders'],
]

/** From visit to order, each step beside the first, and what was searched for in vain. */
export function VisitsSection() {
  const t = useT()
  const { store } = useStaffScope()
  const [period, setPeriod] = useState<SoldPeriod>('month')
  const { latest: visits, answer, error, retry } = useVisits(period, store)
  return (
    <section
      className={home.section}
      aria-labelledby="visits"
      aria-busy={answer === undefined && error === undefined}
    >
      <header className={home.head}>
        <h2 id="visits">{t('staff.homeFunnel')}</h2>
        <PeriodChoice period={period} onChoose={setPeriod} />
      </header>
      {error !== undefined && <Failed text="staff.failed" onRetry={retry} />}
      {visits && <Funnel visits={visits} />}
      {visits && <Misses misses={visits.misses} />}
    </section>
  )
}

function Funnel({ visits }: { visits: StaffVisits }) {
  const t = useT()
  const { locale } = useStore()
  const number = new Intl.NumberFormat(locale)
  const first = visits.visits
  if (first === 0) return <p className={styles.note}>{t('staff.homeNoVisits')}</p>
  return (
    <>
      <dl className={styles.funnel}>
        {STEPS.map(([step, name]) => {
          const share = visits[step] / first
          return (
            <div key={step}>
              <dt>{t(name)}</dt>
              <dd>
                <span className={home.figure}>{number.format(visits[step])}</span>
                {/* One person may order twice. */}
                {step !== 'visits' && share <= 1 && (
                  <small>{formatPercent(Math.round(1_000 * share) / 10, locale)}</small>
                )}
                <i style={{ inlineSize: `${Math.min(100, 100 * share)}%` }} aria-hidden="true" />
              </dd>
            </div>
          )
        })}
      </dl>
      <p className={styles.note}>{t('staff.homeCounted')}</p>
    </>
  )
}

function Misses({ misses }: Pick<StaffVisits, 'misses'>) {
  const t = useT()
  if (misses.length === 0) return null
  const head = [t('staff.homeSearched'), t('staff.store'), t('staff.homeTimes')]
  return (
    <>
      <table className={`${staff.table} ${home.plain}`}>
        <caption className={styles.caption}>{t('staff.homeMisses')}</caption>
        <PlainHead words={head} />
        <tbody>
          {misses.map(({ text, store_code, times }) => (
            <tr key={`${store_code} ${text}`}>
              <th scope="row">{text}</th>
              <td>{store_code}</td>
              <td>{times}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button
        type="button"
        className="text-link"
        onClick={() =>
          saveCsv('searches.csv', [
            head,
            ...misses.map(({ text, store_code, times }) => [text, store_code, times]),
          ])
        }
      >
        {t('staff.auditCsv')}
      </button>
    </>
  )
}
