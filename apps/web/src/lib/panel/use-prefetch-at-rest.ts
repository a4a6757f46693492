import { useEffect } from 'react'
import { atRest } from '../touch/at-rest.ts'
import { whenTouched } from '../touch/when-touched.ts'

/** Code that must be there after the line is gone comes with the first touch, or once the page has long come to rest. */
export function usePrefetchAtRest({ prefetch }: { prefetch(): void }): void {
  useEffect(() => {
    void whenTouched().then(() => atRest(prefetch))
  }, [prefetch])
}
