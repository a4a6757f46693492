import { openDB } from 'idb'
import type { Storage } from './storage.ts'

const STORE_NAME = 'kept'

/** One object store of key and value. localStorage loses seconds of writes when a browser is killed; IndexedDB does not. */
export function indexedDbStorage(name = 'vitrine'): Storage {
  const open = () => openDB(name, 1, { upgrade: (db) => void db.createObjectStore(STORE_NAME) })
  let opening: ReturnType<typeof open> | undefined
  const database = () => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return opening
  }
  const write = async (strict: boolean, change: (store: { put: IDBPut; delete: IDBDelete }) => void) => {
    const transaction = (await database()).transaction(STORE_NAME, 'readwrite', {
      durability: strict ? 'strict' : 'relaxed',
    })
    change({
      put: (value, key) => void transaction.store.put(value, key),
      delete: (key) => void transaction.store.delete(key),
    })
    await transaction.done
  }
  return {
    get: async (key) => (await database()).get(STORE_NAME, key),
    set: (key, value, options) => write(options?.strict ?? false, (store) => store.put(value, key)),
    remove: (key) => write(false, (store) => store.delete(key)),
  }
}

type IDBPut = (value: unknown, key: string) => void
type IDBDelete = (key: string) => void
