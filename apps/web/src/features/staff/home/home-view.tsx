import { CallError } from '@vitrine/contract/reply'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { Failed } from '#web/lib/answer/failed.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { Denied } from '../answer/denied.tsx'
import { useRooms } from '../frame/rooms/use-rooms.ts'
import { useStaffScope } from '../frame/use-staff-scope.ts'
import staff from '../staff-page.module.css'
import styles from './home.module.css'
import { LowSizes } from './low-sizes.tsx'
import { NeedsList } from './needs-list.tsx'
import { SoldSection } from './sold/sold-section.tsx'
import { TodaySection } from './sold/today-section.tsx'
import { UnknownPayments } from './unknown-payments.tsx'
import { useNeeds } from './use-home.ts'
import { VisitsSection } from './visits/visits-section.tsx'
import { VitalsSection } from './visits/vitals-section.tsx'

/** Russian and Ukrainian write days of the week small, but not at the head of a page. */
const capitalOf = (text: string, locale: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)

/** The day of the shop: what needs a hand before all, then what was sold. */
export function HomeView() {
  const t = useT()
  const { locale } = useStore()
  const { store } = useStaffScope()
  const [opened] = useState(() => new Date())
  const { latest: needs, error, retry } = useNeeds(store)
  const [first] = useRooms().flat()
  // Who may not see the orders, such as somebody who only designs, begins in the room that opens.
  if (first && first.to !== '/admin') return <Navigate to={first.to} replace />
  if (error instanceof CallError && error.code === 403) return <Denied />
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <div className={staff.page}>
      <h1 className={staff.title} tabIndex={-1}>
        {capitalOf(day.format(opened), locale)}
      </h1>
      {error !== undefined && <Failed text="staff.failed" onRetry={retry} />}
      <div className={styles.top}>
        <section className={styles.section} aria-labelledby="needs">
          <h2 id="needs">{t('staff.homeNeeds')}</h2>
          {needs && <NeedsList needs={needs} />}
          {!needs && error === undefined && <div className={staff.loading} aria-busy="true" />}
        </section>
        <TodaySection />
      </div>
      <SoldSection />
      <VisitsSection />
      <VitalsSection />
      {needs && needs.unknown_payments.length > 0 && (
        <UnknownPayments payments={needs.unknown_payments} onSettled={retry} />
      )}
      {needs && needs.sizes.length > 0 && <LowSizes sizes={needs.sizes} />}
    </div>
  )
}
