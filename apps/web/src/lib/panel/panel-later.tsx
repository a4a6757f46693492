import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react'
import { useT } from '#web/ui/shop-context.tsx'
import { tellPanelFailure } from './tell-panel-failure.ts'

type Closable = { onClose(): void }

/** A panel whose code comes when it is opened. Who opens it and gets none is told, and it is shut again. */
export function panelLater<Props extends object>(load: () => Promise<(props: Props) => ReactNode>) {
  const Later = lazy<ComponentType<Props & Closable>>(async () => ({
    default: await load().catch(() => Missing),
  }))
  // biome-ignore lint/correctness/noComponentHookFactories: each panel is made once, where its module is read
  return function PanelLater(props: Props & Closable) {
    return (
      <Suspense>
        <Later {...props} />
      </Suspense>
    )
  }
}

function Missing({ onClose }: Closable): null {
  const t = useT()
  const giveUp = useEffectEvent(() => {
    tellPanelFailure(t)
    onClose()
  })
  useEffect(() => giveUp(), [])
  return null
}
