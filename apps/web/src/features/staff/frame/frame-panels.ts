import { createStore } from '@vitrine/sync/store/observable'
import { useSyncExternalStore } from 'react'

/** What lies over the page: one at a time. */
export type FramePanel = 'find' | 'keys' | 'more' | 'scope'

const open = createStore<FramePanel | undefined>(undefined)

export const openPanel = (panel: FramePanel | undefined): void => open.set(panel)
export const useOpenPanel = () =>
  useSyncExternalStore(
    open.subscribe,
    () => open.get(),
    () => undefined,
  )
