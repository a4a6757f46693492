import type { PhotoStore } from './photo-store.ts'

/** A photo is written shortly before the row that names it; what has none after this long will never have one. */
const GRACE_MS = 60 * 60 * 1000
const PART = '.part'

type Sweep = {
  store: PhotoStore
  now: Date
  /** Those of the names that no row knows. */
  selectUnknown: (names: readonly string[]) => Promise<string[]>
}

/** Removes photos nobody names: of a crash, of what was refused or deleted while the disk was away. Answers how many. */
export async function sweepPhotos({ store, now, selectUnknown }: Sweep): Promise<number> {
  const old = await store.listOlderThan(new Date(now.getTime() - GRACE_MS))
  const isHalf = (name: string) => name.endsWith(PART)
  const unknown = await selectUnknown(old.filter((name) => !isHalf(name)))
  const gone = [...old.filter(isHalf), ...unknown]
  for (const name of gone) await store.remove(name)
  return gone.length
}
