import { createStore, type Observable } from './observable.ts'

type Method = (...args: never[]) => Promise<unknown>

/** Opens once; a failure is forgotten, so that the next call tries again. */
export function openOnce<T>(open: () => Promise<T>): () => Promise<T> {
  let opening: Promise<T> | undefined
  return () => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return opening
  }
}

/** Calls of something whose code comes later: each waits for it, and is made at once where it is there. */
export function lazyCalls<T extends object, const Name extends keyof T>(
  open: () => T | Promise<T>,
  names: readonly Name[],
): Pick<T, Name> {
  const call =
    (name: Name): Method =>
    async (...args) => {
      const opened = open()
      return ((opened instanceof Promise ? await opened : opened)[name] as Method)(...args)
    }
  return Object.fromEntries(names.map((name) => [name, call(name)])) as Pick<T, Name>
}

/** A value whose source comes later; until `follow`, the first one. */
export function lazyValue<T>(first: T): Observable<T> & { follow(source: Observable<T>): void } {
  const store = createStore(first)
  return {
    get: store.get,
    subscribe: store.subscribe,
    follow(source) {
      const copy = () => store.set(source.get())
      source.subscribe(copy)
      copy()
    },
  }
}
