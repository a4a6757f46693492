import { type ComponentType, useEffect, useState } from 'react'
import { useTray } from '#web/lib/bag/use-tray.ts'
import { tellPanelFailure } from '#web/lib/panel/tell-panel-failure.ts'
import { isTrayOpen } from '#web/lib/tray/tray-panel.ts'
import { useWatched } from '#web/lib/use-watched.ts'
import { useT } from '#web/ui/shop-context.tsx'

const loadPanel = () => import('./tray-panel.tsx')

/** The panel's code comes once the page has come to rest: it must also open after the line is gone. */
export function Tray() {
  const t = useT()
  const isOpen = useWatched(isTrayOpen)
  const isWanted = useTray().length > 0 || isOpen
  const [Panel, setPanel] = useState<ComponentType>()
  useEffect(() => {
    const atRest = globalThis.requestIdleCallback ?? setTimeout
    atRest(() => void loadPanel().catch(() => undefined))
  }, [])
  useEffect(() => {
    if (!isWanted || Panel) return
    loadPanel().then(
      ({ TrayPanel }) => setPanel(() => TrayPanel),
      () => {
        // Something that waits asks for the code, too; only who opened it is told.
        if (isTrayOpen.get()) tellPanelFailure(t)
        isTrayOpen.set(false)
      },
    )
  }, [isWanted, Panel, t])
  return Panel ? <Panel /> : null
}
