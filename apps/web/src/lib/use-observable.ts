import type { Observable } from '@vitrine/sync/store/observable'
import { useSyncExternalStore } from 'react'

/** The value of a store, rendered anew whenever it changes. A server shows what the store begins with. */
export const useObservable = <T>({ subscribe, get }: Observable<T>): T =>
  useSyncExternalStore(subscribe, get, get)
