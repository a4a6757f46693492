import { getCmsBlock } from '@vitrine/contract/content'
import { formatAge } from '@vitrine/i18n/format-age'
import { useEffect, useState } from 'react'
import { whenOfUse } from '#web/engine/opening/when-of-use.ts'
import { useClient } from '#web/engine/use-client.ts'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import styles from './footer.module.css'

// Spec §4: asked every minute, counted every second, old after a quarter of an hour.
const POLL_MS = 60_000
const CLOCK_MS = 1_000
const OLD_AFTER_MS = 15 * 60_000

/** When goods and prices last changed. Kept pages cannot know it, so it is asked for in the browser. */
export function LastUpdated() {
  const t = useT()
  const { locale } = useStore()
  const updatedAt = useUpdatedAt()
  const now = useClock()
  if (updatedAt === undefined || now === undefined) return null
  const ageMs = Math.max(0, now - updatedAt)
  return (
    <span className={ageMs > OLD_AFTER_MS ? styles.old : undefined}>
      {t('content.updated', { ago: formatAge(ageMs, locale) })}
    </span>
  )
}

function useUpdatedAt(): number | undefined {
  const client = useClient()
  const [updatedAt, setUpdatedAt] = useState<number>()
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'hidden') return
      whenOfUse()
        .then(() => client.call(getCmsBlock, { params: { identifier: 'last_updated' } }))
        .then(({ json }) => {
          const time = Date.parse(String(json.last_updated))
          if (Number.isFinite(time)) setUpdatedAt(time)
        })
        // Offline or busy: what was known stays, and its age grows.
        .catch(() => undefined)
    }
    const first = setTimeout(ask, CLOCK_MS)
    const timer = setInterval(ask, POLL_MS)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [client])
  return updatedAt
}

function useClock(): number | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), CLOCK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
