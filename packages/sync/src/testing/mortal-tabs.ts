import type { Channel } from '../channel/channel.ts'
import type { Lock } from '../lock/lock.ts'
import type { Storage } from '../storage/storage.ts'

/** Locks of one origin whose turns end with the life of the tab that holds them, as a browser does it. */
export function originLocks() {
  const queues = new Map<string, { owner: string; start: () => void }[]>()
  const next = (name: string) => queues.get(name)?.[0]?.start()
  const leave = (name: string, entry: { owner: string }) => {
    const queue = queues.get(name) ?? []
    const wasFirst = queue[0] === entry
    queues.set(
      name,
      queue.filter((one) => one !== entry),
    )
    if (wasFirst) next(name)
  }
  return {
    of(owner: string): Lock {
      return {
        run: (name, task) =>
          new Promise((done, fail) => {
            const entry = {
              owner,
              start: () =>
                void task()
                  .then(done, fail)
                  .finally(() => leave(name, entry)),
            }
            const queue = [...(queues.get(name) ?? []), entry]
            queues.set(name, queue)
            if (queue.length === 1) entry.start()
          }),
      }
    },
    release(owner: string) {
      for (const [name, queue] of queues)
        for (const entry of queue) if (entry.owner === owner) leave(name, entry)
    },
  }
}

/** Wake-ups between the tabs of one origin, arriving a little later. */
export function originChannel() {
  const listeners = new Map<string, Set<(key: string) => void>>()
  return {
    of(owner: string): Channel {
      const own = new Set<(key: string) => void>()
      listeners.set(owner, own)
      return {
        post(key) {
          for (const [name, others] of listeners)
            if (name !== owner) for (const listener of others) queueMicrotask(() => listener(key))
        },
        subscribe(listener) {
          own.add(listener)
          return () => own.delete(listener)
        },
      }
    },
    release: (owner: string) => void listeners.delete(owner),
  }
}

/** The disk as a tab sees it: once the tab is dead, nothing it began is heard of again. */
export function diskOf(storage: Storage, isAlive: () => boolean): Storage {
  const whileAlive = <T>(task: () => Promise<T>): Promise<T> =>
    isAlive()
      ? task().then((result) => (isAlive() ? result : new Promise<T>(() => undefined)))
      : new Promise<T>(() => undefined)
  return {
    get: (key) => whileAlive(() => storage.get(key)),
    set: (key, value, options) => whileAlive(() => storage.set(key, value, options)),
    remove: (key) => whileAlive(() => storage.remove(key)),
    update: (key, change, options) => whileAlive(() => storage.update(key, change, options)),
    entries: (prefix) => whileAlive(() => storage.entries(prefix)),
  }
}
