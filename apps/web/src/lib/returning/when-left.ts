const leaves = new Set<() => void>()

export const isOutOfSight = (): boolean => document.visibilityState === 'hidden'

/**
 * Reloaded, closed, or out of sight: a phone ends such a page without another word. So is it heard by whoever signs out, while
 * they are still in. It may be heard more than once.
 */
export function whenLeft(leave: () => void): () => void {
  const hide = () => isOutOfSight() && leave()
  document.addEventListener('visibilitychange', hide)
  addEventListener('pagehide', leave)
  leaves.add(leave)
  return () => {
    document.removeEventListener('visibilitychange', hide)
    removeEventListener('pagehide', leave)
    leaves.delete(leave)
  }
}

export const partNow = (): void => {
  for (const leave of [...leaves]) leave()
}
