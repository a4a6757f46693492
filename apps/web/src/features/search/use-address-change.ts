import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'

/** Whatever lies over a page goes with it, also when the browser's Back leads away. */
export function useAddressChange(onChange: () => void): void {
  const { key } = useLocation()
  const [first] = useState(key)
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    if (key !== first) changed()
  }, [key, first])
}
