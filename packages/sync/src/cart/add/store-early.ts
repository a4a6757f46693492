import { DATABASE, STORE } from '../../storage/database-name.ts'
import { readStoredCart, writtenCart } from '../stored/read-stored-cart.ts'
import type { Addition } from '../stored/stored-cart.ts'

type Early = {
  key: string
  additions: readonly Addition[]
  /** Asked at the last moment: the cart's code may have come meanwhile and have taken them on. */
  isWanted: () => boolean
}

/**
 * Writes what was pressed before the cart's code is there to where that code looks for what an earlier page left behind.
 * With the browser's own words, as the code of our storage is on its way, too. Resolves with true once it is on disk.
 */
export async function storeEarly({ key, additions, isWanted }: Early): Promise<boolean> {
  const database = await openDatabase()
  try {
    return await new Promise<boolean>((done, fail) => {
      let isPut = false
      const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' })
      const store = transaction.objectStore(STORE)
      const reading = store.get(key)
      reading.onsuccess = () => {
        if (!isWanted()) return
        const stored = readStoredCart(reading.result)
        const { revision, adding } = stored
        const next = { ...stored, revision: revision + 1, adding: [...adding, ...additions] }
        store.put(writtenCart(next), key)
        isPut = true
      }
      transaction.oncomplete = () => done(isPut)
      transaction.onabort = () => fail(transaction.error)
    })
  } finally {
    database.close()
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const opening = indexedDB.open(DATABASE, 1)
    opening.onupgradeneeded = () => void opening.result.createObjectStore(STORE)
    opening.onsuccess = () => done(opening.result)
    opening.onerror = () => fail(opening.error)
  })
}
