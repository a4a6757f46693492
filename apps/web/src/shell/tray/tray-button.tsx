import { useTray } from '#web/engine/use-tray.ts'
import { isTrayOpen } from '#web/lib/tray/tray-panel.ts'
import { IconButton } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import badge from '../badge.module.css'

/** Stands in the header while something waits longer than a moment. */
export function TrayButton() {
  const t = useT()
  const count = useTray().items.length
  if (count === 0) return null
  return (
    <IconButton
      icon="clock"
      label={t('sync.badge', { count })}
      className={badge.waiting}
      data-count={count}
      onClick={() => isTrayOpen.set(true)}
    />
  )
}
