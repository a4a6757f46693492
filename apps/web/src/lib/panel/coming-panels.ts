import { createStore } from '@vitrine/sync/store/observable'

/** How many panels were asked for whose code is still on its way. */
export const comingPanels = createStore(0)

/** Counts one more; answers how to take it off. */
export function countComing(): () => void {
  comingPanels.set(comingPanels.get() + 1)
  return () => comingPanels.set(comingPanels.get() - 1)
}
