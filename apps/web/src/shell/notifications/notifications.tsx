import { useStore as useAtom } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { dismiss, LIFETIME_MS, notices, type ShownNotice } from '#web/lib/notify.ts'
import { IconButton } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './notifications.module.css'

export function Notifications() {
  const t = useT()
  const shown = useAtom(notices)
  return (
    <section className={styles.region} aria-label={t('shell.messages')}>
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

function Toast({ notice }: { notice: ShownNotice }) {
  const t = useT()
  const hold = useLifetime(notice)
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
            dismiss(notice.id)
          }}
        >
          {label}
        </button>
      ))}
      <IconButton icon="close" label={t('shell.close')} onClick={() => dismiss(notice.id)} />
    </div>
  )
}

/** Time stands still under the pointer and while the focus is inside (WCAG 2.2.1). */
function useLifetime({ id, action, lifetimeMs = LIFETIME_MS }: ShownNotice) {
  const [isHeld, setHeld] = useState(false)
  const isLasting = action !== undefined
  useEffect(() => {
    if (isHeld || isLasting) return
    const timer = setTimeout(() => dismiss(id), lifetimeMs)
    return () => clearTimeout(timer)
  }, [id, isHeld, isLasting, lifetimeMs])
  return {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
}
