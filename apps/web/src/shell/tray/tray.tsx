import { lazyPanel } from '#web/lib/panel/lazy-panel.tsx'
import { usePrefetchWhenIdle } from '#web/lib/panel/use-prefetch-when-idle.ts'
import { isTrayOpen } from '#web/lib/tray/tray-panel.ts'
import { useObservable } from '#web/lib/use-observable.ts'

const TrayPanel = lazyPanel(async () => (await import('./tray-panel.tsx')).TrayPanel)

/** The panel's code comes once the page has come to rest: it must also open after the line is gone. */
export function Tray() {
  usePrefetchWhenIdle(TrayPanel)
  const isOpen = useObservable(isTrayOpen)
  return (
    <TrayPanel isOpen={isOpen} onOpen={() => isTrayOpen.set(true)} onClose={() => isTrayOpen.set(false)} />
  )
}
