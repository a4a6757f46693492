import type { Database } from './client.ts'

/** Transactions by the database they run in. */
const parents = new WeakMap<Database, Database>()

/** What a transaction reads and notes is that of its database. */
export function noteTransaction(transaction: Database, database: Database): void {
  parents.set(transaction, database)
}

/**
 * What a feature keeps in memory of the database it speaks to, made when it is first asked for and gone with it. Two shops
 * in one process never read each other's.
 */
export function perDatabase<T>(create: (database: Database) => T): (db: Database) => T {
  const kept = new WeakMap<Database, T>()
  return (db) => {
    const database = parents.get(db) ?? db
    const known = kept.get(database) ?? create(database)
    kept.set(database, known)
    return known
  }
}
