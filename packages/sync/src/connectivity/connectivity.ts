import { createStore, type Observable } from '../store/observable.ts'

type Line = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/** Whether the browser believes to be online. It is often wrong: only what it says about being offline is believed. */
export function watchConnectivity(
  line: Line,
  isOnline: () => boolean,
): Observable<boolean> & { stop(): void } {
  const store = createStore(isOnline())
  const look = () => store.set(isOnline())
  line.addEventListener('online', look)
  line.addEventListener('offline', look)
  return {
    get: store.get,
    subscribe: store.subscribe,
    stop() {
      line.removeEventListener('online', look)
      line.removeEventListener('offline', look)
    },
  }
}
