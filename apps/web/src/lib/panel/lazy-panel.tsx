import type { Translate } from '@vitrine/i18n/create-translate'
import { openOnce } from '@vitrine/sync/store/lazy'
import { createStore } from '@vitrine/sync/store/observable'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useT } from '#web/ui/shop-context.tsx'
import { notify } from '../notify.ts'
import { whole } from '../store/late-texts.ts'
import { useObservable } from '../use-observable.ts'
import { countLoading } from './loading-panels.ts'

/** Spec accounts §9: whose code is longer on its way has failed. */
const LOAD_MS = 3_000

type PanelProps = { isOpen: boolean; onClose(): void }
type Extra = {
  /** Instead of saying that the code did not come. */
  onMissing?(): void
  /** Opens it once more, for whoever tries again after its code was late. */
  onOpen?(): void
}
type OneOf<T> = { [Name in keyof T]-?: Required<Pick<T, Name>> }[keyof T]

/** Without either of the two there would only be to load all of the page anew, and what was typed on it would go. */
export type LazyPanel<Props> = ComponentType<Props & PanelProps & Extra & OneOf<Extra>> & {
  prefetch(): Promise<void>
}

/**
 * A panel whose code comes when it is wanted. Once it is there the panel opens within the press, and stays drawn when
 * it is shut. Until then an Escape calls it off; who gets none is told, and it is shut again.
 */
export function lazyPanel<Props extends object>(
  load: () => Promise<ComponentType<Props & PanelProps>>,
): LazyPanel<Props> {
  // Not React's `lazy`: it waits for a turn of its own even for code that is there, and a press comes in between.
  const code = createStore<ComponentType<Props & PanelProps> | undefined>(undefined)
  const fetch = openOnce(async () => code.set(await whole(load)))
  // biome-ignore lint/correctness/noComponentHookFactories: each panel is made once, where its module is read
  function Lazy({ onMissing, onOpen, ...props }: Props & PanelProps & Extra) {
    const Panel = useObservable(code)
    const isOpen = useFirstOpening(props.isOpen)
    useMissingCode(props.isOpen && !Panel, { fetch, onMissing, onOpen, onClose: props.onClose })
    return Panel && isOpen ? <Panel {...(props as unknown as Props & PanelProps)} /> : null
  }
  return Object.assign(Lazy, { prefetch: () => fetch().catch(() => undefined) })
}

/** True from the first opening on. */
function useFirstOpening(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return wasOpen || isOpen
}

type Missing = Pick<PanelProps, 'onClose'> & Extra & { fetch(): Promise<void> }

function useMissingCode(isMissing: boolean, { fetch, onMissing, onOpen, onClose }: Missing): void {
  const t = useT()
  const close = useEffectEvent(onClose)
  const giveUp = useEffectEvent(({ isLate = false } = {}) => {
    onClose()
    if (onMissing) onMissing()
    // What is late is still on its way: loaded anew, all of the page would be on its way again.
    else tellPanelFailure(t, isLate ? onOpen : undefined)
  })
  useEffect(() => {
    if (!isMissing) return
    let isWanted = true
    const hear = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    document.addEventListener('keydown', hear)
    const arrived = countLoading()
    const late = setTimeout(() => giveUp({ isLate: true }), LOAD_MS)
    fetch().catch(() => isWanted && giveUp())
    return () => {
      isWanted = false
      arrived()
      clearTimeout(late)
      document.removeEventListener('keydown', hear)
    }
  }, [isMissing, fetch])
}

const reload = () => location.reload()

/** A part of the page whose code did not come says so. Browsers remember a script that failed until the page is loaded anew. */
function tellPanelFailure(t: Translate, again = reload): void {
  const text = t(navigator.onLine ? 'offline.panelFailed' : 'offline.panelUnavailable')
  notify({ text, tone: 'error', action: { label: t('checkout.tryAgain'), onClick: again } })
}
