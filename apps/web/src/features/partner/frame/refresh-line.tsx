import { getPartnerCounts } from '@vitrine/contract/partner/promo-product'
import { formatAge } from '@vitrine/i18n/format-age'
import { useEffect, useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { notify } from '#web/lib/notify.ts'
import { useObservable } from '#web/lib/use-observable.ts'
import { LateIcon } from '#web/ui/lazy/late-icon.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { cabinetAnsweredAt, noteAnswer } from '../answered-round.ts'
import { failureText } from '../failure-text.ts'
import { cabinetRounds, refreshCabinet } from '../refresh.ts'
import styles from './partner-frame.module.css'

// Spec accounts §4: counted every second, old after a quarter of an hour.
const CLOCK_MS = 1_000
const OLD_AFTER_MS = 15 * 60_000

/** When the cabinet was brought up to date; a press does it at once. */
export function RefreshLine() {
  const t = useT()
  const client = useClient()
  const { locale } = useStore()
  const ageMs = useAge()
  /** Whether the shop answers this partner at all says whether the rest of the round comes. */
  async function refresh() {
    refreshCabinet(performance.now(), { isForced: true })
    const round = cabinetRounds.get()
    try {
      await client.call(getPartnerCounts)
      noteAnswer(round, performance.now())
      notify({ text: t('partner.updated'), tone: 'success' })
    } catch (error) {
      notify({ text: t(failureText(error)), tone: 'error' })
    }
  }
  return (
    <button
      type="button"
      className={ageMs > OLD_AFTER_MS ? `${styles.refresh} ${styles.old}` : styles.refresh}
      onClick={() => void refresh()}
    >
      {t('partner.age', { ago: formatAge(ageMs, locale) })}
      <span className="visually-hidden">{t('partner.update')}</span>
      <LateIcon name="refresh" size="small" />
    </button>
  )
}

/** Since the last round that was answered, in ms. */
function useAge(): number {
  const answeredAt = useObservable(cabinetAnsweredAt)
  const [ageMs, setAge] = useState(0)
  useEffect(() => {
    const at = answeredAt ?? performance.now()
    const tell = () => setAge(performance.now() - at)
    tell()
    const timer = setInterval(tell, CLOCK_MS)
    return () => clearInterval(timer)
  }, [answeredAt])
  return ageMs
}
