import { useEffect, useState, useSyncExternalStore } from 'react'
import { dismiss, LIFETIME_MS, notices, type ShownNotice } from '#web/lib/notify.ts'
import { isOutOfSight } from '#web/lib/returning/when-left.ts'
import { useObservable } from '#web/lib/use-observable.ts'
import { IconButton } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './notifications.module.css'

/** At the top of a phone where acts are pressed at its foot: the way back of one must not lie on the next. */
export function Notifications({ isAtTop }: { isAtTop?: boolean }) {
  const t = useT()
  const shown = useObservable(notices)
  return (
    <section className={styles.region} data-top={isAtTop || undefined} aria-label={t('shell.messages')}>
      <div role="status">
        {shown
          .filter(({ tone }) => tone !== 'error')
          .map((notice) => (
            <Toast key={notice.id} notice={notice} />
          ))}
      </div>
      <div role="alert">
        {shown
          .filter(({ tone }) => tone === 'error')
          .map((notice) => (
            <Toast key={notice.id} notice={notice} />
          ))}
      </div>
    </section>
  )
}

/** One that asks for nothing carries OK (spec §8); beside an action of its own there is a way to close it. */
function Toast({ notice }: { notice: ShownNotice }) {
  const t = useT()
  const hold = useLifetime(notice)
  const close = () => dismiss(notice.id)
  const actions = [notice.action, notice.second].filter((action) => action !== undefined)
  return (
    <div className={styles.toast} data-tone={notice.tone} {...hold}>
      <p>{notice.text}</p>
      {actions.map(({ label, onClick }) => (
        <button
          key={label}
          type="button"
          className="text-link"
          onClick={() => {
            onClick()
            close()
          }}
        >
          {label}
        </button>
      ))}
      {actions.length === 0 ? (
        <button type="button" className="text-link" onClick={close}>
          {t('shell.ok')}
        </button>
      ) : (
        <IconButton icon="close" label={t('shell.close')} onClick={close} />
      )}
    </div>
  )
}

/** Time stands still under the pointer, while the focus is inside (WCAG 2.2.1), and in a tab nobody looks at. */
function useLifetime({ id, action, lifetimeMs = LIFETIME_MS }: ShownNotice) {
  const [isPaused, setPaused] = useState(false)
  const isUnseen = useSyncExternalStore(watchSight, isOutOfSight, () => false)
  const isLasting = action !== undefined || lifetimeMs === Number.POSITIVE_INFINITY
  useEffect(() => {
    if (isPaused || isUnseen || isLasting) return
    const timer = setTimeout(() => dismiss(id), lifetimeMs)
    return () => clearTimeout(timer)
  }, [id, isPaused, isUnseen, isLasting, lifetimeMs])
  return {
    onMouseEnter: () => setPaused(true),
    onMouseLeave: () => setPaused(false),
    onFocus: () => setPaused(true),
    onBlur: () => setPaused(false),
  }
}

function watchSight(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
