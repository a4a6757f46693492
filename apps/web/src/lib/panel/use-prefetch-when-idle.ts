import { useEffect } from 'react'
import { fetchAhead } from '../touch/when-arrived.ts'
import type { LazyPanel } from './lazy-panel.tsx'

/** A panel that must also open after the line is gone. */
export function usePrefetchWhenIdle({ prefetch }: Pick<LazyPanel<object>, 'prefetch'>): void {
  useEffect(() => fetchAhead(prefetch), [prefetch])
}
