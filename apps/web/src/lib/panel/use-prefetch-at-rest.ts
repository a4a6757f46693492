import { useEffect } from 'react'

/** Code that must be there after the line is gone comes once the page has come to rest. */
export function usePrefetchAtRest({ prefetch }: { prefetch(): void }): void {
  useEffect(() => {
    const atRest = globalThis.requestIdleCallback ?? setTimeout
    atRest(prefetch)
  }, [prefetch])
}
