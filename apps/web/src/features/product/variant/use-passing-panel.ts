import { useEffect, useEffectEvent, useState } from 'react'

/**
 * For a panel that exists only while it is needed. It opens after its first paint, so that it slides in, and `onLeft`
 * comes after it has closed, so that the focus has found its way back.
 */
export function usePassingPanel(onLeft: () => void): { isOpen: boolean; close(): void } {
  const [stage, setStage] = useState<'new' | 'open' | 'closed'>('new')
  const left = useEffectEvent(onLeft)
  useEffect(() => {
    if (stage === 'new') setStage('open')
    if (stage === 'closed') left()
  }, [stage])
  return { isOpen: stage === 'open', close: () => setStage('closed') }
}
