// Where the browser keeps what must survive a reload. Values are deep copies, never shared references.
export type Storage = {
  get<T>(key: string): Promise<T | undefined>
  /** Resolves once the value is on its way to disk; with `strict`, once it is there. */
  set(key: string, value: unknown, options?: WriteOptions): Promise<void>
  remove(key: string): Promise<void>
  /** Reads, changes and writes in one step that no other tab can come between; resolves with what is kept now. */
  update<T>(key: string, change: (stored: T | undefined) => T, options?: WriteOptions): Promise<T>
  /** Everything kept under keys that begin like this, sorted by key. */
  entries<T>(prefix: string): Promise<[key: string, value: T][]>
}

export type WriteOptions = { strict?: boolean }
