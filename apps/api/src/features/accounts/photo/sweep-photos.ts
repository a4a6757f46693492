import { sql } from 'kysely'
import type { PhotoStore } from '#api/adapters/photos/photo-store.ts'
import type { Context } from '#api/context.ts'

/** A photo is written shortly before the row that names it; what has none after this long will never have one. */
const GRACE_MS = 60 * 60 * 1000
const PART = '.part'

/** Files no account names: of a crash, of an account deleted while the disk was away. Answers how many. */
export async function sweepPhotos({ db, now }: Context, photos: PhotoStore): Promise<number> {
  const old = await photos.listOlderThan(new Date(now().getTime() - GRACE_MS))
  const whole = old.filter((name) => !name.endsWith(PART))
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${whole}::text[]) as given(name)
    where not exists (select from customer where photo = given.name)`.execute(db)
  const gone = [...old.filter((name) => name.endsWith(PART)), ...rows.map(({ name }) => name)]
  for (const name of gone) await photos.remove(name)
  return gone.length
}
