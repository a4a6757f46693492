// The first files were joined into a base once. A database that ran all of them stands where the base leads, and is told so.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'

type File = { name: string; checksum: string }

export type FormerBase = {
  /** The files as they were, by name and checksum. */
  former: File[]
  /** The files they were joined into. */
  by: string[]
}

const FILE = 'former-base.json'

export async function readFormerBase(directory: string): Promise<FormerBase> {
  const file = join(directory, FILE)
  if (!existsSync(file)) return { former: [], by: [] }
  const { former, by } = JSON.parse(await readFile(file, 'utf8')) as {
    former: Record<string, string>
    by: string[]
  }
  return { former: Object.entries(former).map(([name, checksum]) => ({ name, checksum })), by }
}

type Done = ReadonlyMap<string, string>

/** True where the former files ran and the base has not been noted yet; half of them is a version too old to go on from. */
export function standsAtBase({ former, by }: FormerBase, done: Done): boolean {
  const missing = former.filter(({ name }) => !done.has(name)).map(({ name }) => name)
  if (missing.length === former.length || by.every((name) => done.has(name))) return false
  if (missing.length > 0)
    throw new Error(
      `The database is of a version too old to go on from: it lacks migration ${missing[0]}. Open it once with the version before this one.`,
    )
  return true
}

type Adoption = { migrations: readonly File[]; base: FormerBase; done: Map<string, string> }

/** Notes the files of the base as done. What ran before stays in the history. */
export async function adoptBase(client: pg.Client, { migrations, base, done }: Adoption): Promise<void> {
  const files = migrations.filter(({ name }) => base.by.includes(name))
  await client.query(
    `insert into schema_migration (name, checksum)
     select * from unnest($1::text[], $2::text[]) on conflict do nothing`,
    [files.map(({ name }) => name), files.map(({ checksum }) => checksum)],
  )
  for (const { name, checksum } of files) done.set(name, checksum)
}
