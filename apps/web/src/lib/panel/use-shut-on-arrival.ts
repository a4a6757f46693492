import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * A panel goes with the page it was opened over, as by Back or Forward. The address changes before its page is drawn; what
 * is opened in between was opened for the page that comes, and stays.
 */
export function useShutOnArrival(isOpen: boolean, onClose: () => void): void {
  const { pathname } = useLocation()
  const openedAt = useRef<string>(undefined)
  const arrive = useEffectEvent(() => {
    if (isOpen && openedAt.current !== location.pathname) onClose()
  })
  useEffect(() => {
    openedAt.current = isOpen ? location.pathname : undefined
  }, [isOpen])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that has come
  useEffect(arrive, [pathname])
}
