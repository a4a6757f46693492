import type { PhotoStore } from '#api/adapters/photos/photo-store.ts'
import type { Database } from '#api/db/client.ts'
import { selectUnknownPhotos } from './photo-queries.ts'

/** A photo is written shortly before the row that names it; what has none after this long will never have one. */
const GRACE_MS = 60 * 60 * 1000
const PART = '.part'

type Sweep = { db: Database; store: PhotoStore; now: Date }

/** Removes photos that belong to no review: a crash, a refused review, a deleted product. Answers how many. */
export async function sweepPhotos({ db, store, now }: Sweep): Promise<number> {
  const old = await store.listOlderThan(new Date(now.getTime() - GRACE_MS))
  const half = old.filter((name) => name.endsWith(PART))
  const whole = old.filter((name) => !name.endsWith(PART))
  const gone = [...half, ...(await selectUnknownPhotos(db, whole))]
  for (const name of gone) await store.remove(name)
  return gone.length
}
