import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import type { Compared } from './compare-list.ts'
import styles from './compare-toggle.module.css'

/** A line that fails costs the toggle, not the page it stands on. */
const Toggle = lazy<ComponentType<{ piece: Compared }>>(() =>
  import('./compare-toggle.tsx').then(
    ({ CompareToggle }) => ({ default: CompareToggle }),
    () => ({ default: () => null }),
  ),
)

/** The device knows what is compared, so it comes with a script of its own once the page is alive. */
export function LazyCompare({ piece }: { piece: Compared }) {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return (
    <div className={styles.place}>
      {isAlive && (
        <Suspense>
          <Toggle piece={piece} />
        </Suspense>
      )}
    </div>
  )
}
