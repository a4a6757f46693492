import { lazyPanel } from '#web/lib/panel/lazy-panel.tsx'
import { usePrefetchAtRest } from '#web/lib/panel/use-prefetch-at-rest.ts'
import { isTrayOpen } from '#web/lib/tray/tray-panel.ts'
import { useWatched } from '#web/lib/use-watched.ts'

const TrayPanel = lazyPanel(async () => (await import('./tray-panel.tsx')).TrayPanel)

/** The panel's code comes once the page has come to rest: it must also open after the line is gone. */
export function Tray() {
  usePrefetchAtRest(TrayPanel)
  const isOpen = useWatched(isTrayOpen)
  return (
    <TrayPanel isOpen={isOpen} onOpen={() => isTrayOpen.set(true)} onClose={() => isTrayOpen.set(false)} />
  )
}
