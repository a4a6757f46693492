/** Tells the other tabs of this shop that something kept has changed; what, they read themselves. */
export type Channel = {
  post(key: string): void
  /** Hears of other tabs only. */
  subscribe(listener: (key: string) => void): () => void
}

/** A page alone. */
export const silentChannel: Channel = { post: () => undefined, subscribe: () => () => undefined }
