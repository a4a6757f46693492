export const isOutOfSight = (): boolean => document.visibilityState === 'hidden'

/** Reloaded, closed, or out of sight: a phone ends such a page without another word. It may be heard more than once. */
export function whenLeft(leave: () => void): () => void {
  const hide = () => isOutOfSight() && leave()
  document.addEventListener('visibilitychange', hide)
  addEventListener('pagehide', leave)
  return () => {
    document.removeEventListener('visibilitychange', hide)
    removeEventListener('pagehide', leave)
  }
}
