import { randomBytes } from 'node:crypto'

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

/** Photographs, tables the staff brings, and files that are sold. */
const NAME = /^[0-9a-f]{32}\.(webp|gz|bin)$/

/** Nothing of the visitor's file name, and not to be guessed. */
export const newPhotoName = (ending: 'webp' | 'gz' | 'bin' = 'webp'): string =>
  `${randomBytes(16).toString('hex')}.${ending}`

/** What no row names any more, or never did: where the store is away just then, the sweep takes it. */
export async function dropPhotos(store: PhotoStore, names: readonly string[]): Promise<void> {
  await Promise.allSettled(names.map((name) => store.remove(name)))
}

export const isPhotoName = (name: string): boolean => NAME.test(name)

export function assertPhotoName(name: string): void {
  if (!isPhotoName(name)) throw new Error('A photograph is kept under a name of ours only.')
}
