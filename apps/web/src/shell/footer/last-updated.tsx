import { formatAge } from '@vitrine/i18n/format-age'
import { lazy, Suspense } from 'react'
import { useMay } from '#web/engine/use-may.ts'
import { useClock, useUpdatedAt } from '#web/features/upkeep/use-updated-at.ts'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import styles from './footer.module.css'

// For few: its code comes with them.
const UpdateLine = lazy(async () => ({
  default: (await import('#web/features/upkeep/update-line.tsx')).UpdateLine,
}))

/** Spec accounts §4. */
const OLD_AFTER_MS = 15 * 60_000

/** How long ago goods and prices last changed; who may bring them up to date does so by a press. */
export function LastUpdated() {
  const t = useT()
  const { locale } = useStore()
  const may = useMay()
  const updatedAt = useUpdatedAt()
  const now = useClock()
  if (updatedAt === undefined || now === undefined) return null
  const ageMs = Math.max(0, now - updatedAt)
  const className = ageMs > OLD_AFTER_MS ? styles.old : undefined
  const line = t('content.updated', { ago: formatAge(ageMs, locale) })
  const text = <span className={className}>{line}</span>
  if (!may?.includes('catalog:update')) return text
  return (
    <Suspense fallback={text}>
      <UpdateLine may={may} line={line} className={className} />
    </Suspense>
  )
}
