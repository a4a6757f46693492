// Where the browser keeps what must survive a reload. Values are deep copies, never shared references.
export type Storage = {
  get<T>(key: string): Promise<T | undefined>
  /** Resolves once the value is on its way to disk; with `strict`, once it is there. */
  set(key: string, value: unknown, options?: { strict?: boolean }): Promise<void>
  remove(key: string): Promise<void>
}
