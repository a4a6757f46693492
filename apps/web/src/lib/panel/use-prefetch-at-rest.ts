import { useEffect } from 'react'
import { whenTouched } from '../touch/when-touched.ts'

/** Code that must be there after the line is gone comes with the first touch, or once the page has long come to rest. */
export function usePrefetchAtRest({ prefetch }: { prefetch(): void }): void {
  useEffect(() => {
    const atRest = globalThis.requestIdleCallback ?? setTimeout
    void whenTouched().then(() => atRest(prefetch))
  }, [prefetch])
}
