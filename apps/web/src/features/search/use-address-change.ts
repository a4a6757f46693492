import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Whatever lies over a page goes with it, also when the browser's Back leads away. The address changes before its page is
 * drawn; what is opened in between was opened for the page that comes, and stays.
 */
export function useAddressChange(onChange: () => void): void {
  const { key } = useLocation()
  const [openedAt] = useState(() => location.href)
  const changed = useEffectEvent(onChange)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each arrival the browser's own address is looked at
  useEffect(() => {
    if (location.href !== openedAt) changed()
  }, [key, openedAt])
}
