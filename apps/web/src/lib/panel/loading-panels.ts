import { createStore } from '@vitrine/sync/store/observable'

/** How many panels were asked for whose code is still on its way. */
export const loadingPanels = createStore(0)

/** Counts one more; answers how to take it off. */
export function countLoading(): () => void {
  loadingPanels.set(loadingPanels.get() + 1)
  return () => loadingPanels.set(loadingPanels.get() - 1)
}
