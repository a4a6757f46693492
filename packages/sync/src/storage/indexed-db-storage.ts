import { type IDBPDatabase, openDB } from 'idb'
import { DATABASE, STORE as STORE_NAME } from './database-name.ts'
import type { Storage, WriteOptions } from './storage.ts'

type Store = { get(key: string): Promise<unknown>; put(value: unknown, key: string): Promise<unknown> } & {
  delete(key: string): Promise<void>
}

/** One object store of key and value. localStorage loses seconds of writes when a browser is killed; IndexedDB does not. */
export function indexedDbStorage(name = DATABASE): Storage {
  const { withDatabase } = connection(name)
  const write = <T>(options: WriteOptions | undefined, change: (store: Store) => Promise<T>) =>
    withDatabase(async (db) => {
      const durability = options?.strict ? 'strict' : 'relaxed'
      const transaction = db.transaction(STORE_NAME, 'readwrite', { durability })
      const [result] = await Promise.all([change(transaction.store), transaction.done])
      return result
    })
  return {
    get: (key) => withDatabase((db) => db.get(STORE_NAME, key)),
    set: (key, value, options) => write(options, async (store) => void (await store.put(value, key))),
    remove: (key) => write(undefined, (store) => store.delete(key)),
    update: <T>(key: string, change: (stored: T | undefined) => T, options?: WriteOptions) =>
      write(options, async (store) => {
        const next = change((await store.get(key)) as T | undefined)
        await store.put(next, key)
        return next
      }),
    entries: <T>(prefix: string) =>
      withDatabase(async (db) => {
        const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
        const { store } = db.transaction(STORE_NAME)
        const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)])
        return keys.map((key, index): [string, T] => [String(key), values[index] as T])
      }),
  }
}

/** A browser may close the connection behind our back (memory, cleared data, another version): it is opened again. */
function connection(name: string) {
  let opening: Promise<IDBPDatabase> | undefined
  const forget = () => {
    opening = undefined
  }
  const open = () => {
    opening ??= openDB(name, 1, {
      upgrade: (db) => void db.createObjectStore(STORE_NAME),
      terminated: forget,
      blocking: (_current, _blocked, event) => {
        forget()
        ;(event.target as IDBDatabase).close()
      },
    }).catch((error: unknown) => {
      forget()
      throw error
    })
    return opening
  }
  return {
    async withDatabase<T>(task: (db: IDBPDatabase) => Promise<T>): Promise<T> {
      try {
        return await task(await open())
      } catch (error) {
        if (!isClosed(error)) throw error
        forget()
        return task(await open())
      }
    },
  }
}

function isClosed(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError'
}
