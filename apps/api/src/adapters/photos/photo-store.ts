// Where people's photographs rest: a folder here, a bucket elsewhere, behind the same few words.
export type PhotoStore = {
  /** The whole photograph or nothing of it. */
  keep: (name: string, photo: Buffer) => Promise<void>
  remove: (name: string) => Promise<void>
  /** Undefined for what was never kept, and for names that are not ours. */
  read: (name: string) => Promise<Buffer | undefined>
  has: (name: string) => Promise<boolean>
  listOlderThan: (moment: Date) => Promise<string[]>
}

/** A store for each kind: `review-photos`, `customer-photos` … */
export type OpenPhotos = (kind: string) => PhotoStore
