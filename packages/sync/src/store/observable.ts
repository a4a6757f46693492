/** A value that can be watched; the shape React's useSyncExternalStore asks for. */
export type Observable<T> = {
  get(): T
  subscribe(listener: () => void): () => void
}

export type Store<T> = Observable<T> & { set(next: T): void }

export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
