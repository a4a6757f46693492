import { formatAge } from '@vitrine/i18n/format-age'
import { useEffect, useState } from 'react'
import { useHref, useLocation } from 'react-router'
import { useCart } from '#web/engine/use-cart.ts'
import { useIsOnline } from '#web/lib/use-is-online.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import styles from './offline-badge.module.css'
import { registerWorker } from './register-worker.ts'
import { tellVisit } from './tell-visit.ts'

/** Says that there is no line, and how old the copy on the screen is. Also tells the worker what was seen. */
export function OfflineBadge() {
  const t = useT()
  const isOnline = useIsOnline()
  const age = useAgeOfCopy()
  useWorker()
  return (
    <div role="status">
      {(!isOnline || age) && (
        <p className={styles.badge}>
          <Icon name="offline" size="small" />
          <span>
            {[!isOnline && t('shell.offline'), age && t('offline.saved', { when: age })]
              .filter(Boolean)
              .join(' ')}
          </span>
        </p>
      )}
    </div>
  )
}

/** Known after the page is alive: the server never sends copies. */
function useAgeOfCopy(): string | undefined {
  const { language } = useStore()
  const { key } = useLocation()
  const [opened] = useState(key)
  const [age, setAge] = useState<string>()
  useEffect(() => {
    if (key !== opened) forgetSavedAt()
    const stamp = savedAt()
    // Looked at once a minute: a younger copy counts as a minute old.
    const tell = () =>
      setAge(stamp === undefined ? undefined : formatAge(Math.max(60_000, Date.now() - stamp), language))
    tell()
    const timer = stamp ? setInterval(tell, 60_000) : undefined
    return () => clearInterval(timer)
  }, [key, opened, language])
  return age
}

/** Who is on the way, or presses filter after filter, keeps none of the pages between: the shop would make each a second time. */
const GLANCE_MS = 2_000

function useWorker(): void {
  const { pathname, search } = useLocation()
  const path = useHref({ pathname, search })
  useEffect(registerWorker, [])
  useEffect(() => {
    const timer = setTimeout(() => void tellVisit(path), GLANCE_MS)
    return () => clearTimeout(timer)
  }, [path])
  useShellsKept()
}

/** Bag and checkout come empty and are filled from the device: what lies in the bag can be ordered without a line. */
function useShellsKept(): void {
  const holdsSomething = useCart().lines.length > 0
  const [cart, checkout] = [useHref('/cart'), useHref('/checkout')]
  useEffect(() => {
    if (holdsSomething) for (const shell of [cart, checkout]) void tellVisit(shell)
  }, [holdsSomething, cart, checkout])
}

/** When the copy on the screen was made, in ms; nothing for a page that came over the line just now. */
function savedAt(): number | undefined {
  const { savedAt: stamp } = document.documentElement.dataset
  return stamp ? Number(stamp) : undefined
}

/** Another page has been loaded into this document. */
function forgetSavedAt(): void {
  delete document.documentElement.dataset.savedAt
}
