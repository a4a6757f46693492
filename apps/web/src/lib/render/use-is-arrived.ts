import { startTransition, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { afterPaint } from '#web/ui/lazy/after-paint.ts'
import { useIsAlive } from './use-is-alive.ts'

/**
 * False in the first frame of a page somebody goes to: what lies below the window is drawn behind it. A page that comes
 * alive, one that is gone back to, which stands where it was left, and one whose address names a part of it are whole from the start.
 */
export function useIsArrived(): boolean {
  const isAlive = useIsAlive()
  const isBack = useNavigationType() === 'POP'
  const isLedIn = useLocation().hash !== ''
  const [isArrived, setArrived] = useState(!isAlive || isBack || isLedIn)
  useEffect(() => {
    if (!isArrived) return afterPaint(() => startTransition(() => setArrived(true)))
  }, [isArrived])
  return isArrived
}
