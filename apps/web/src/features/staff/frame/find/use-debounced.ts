import { useEffect, useState } from 'react'

/** Who types is not asked after each letter. */
const REST_MS = 200

export function useDebounced(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
