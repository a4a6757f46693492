import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Where rows, photos and keys lie while a backup is packed or read. */
export const PACKING = '.vitrine-backup-'
export const UNPACKING = '.restore-'

type Leftover = { prefix: string; minAgeMs?: number; except?: string }

/** What one that was killed has left behind, which is all of the shop in plain text. */
export async function removeLeftovers(
  folder: string,
  { prefix, minAgeMs = 0, except }: Leftover,
): Promise<void> {
  // A folder that cannot be read says so to who needs it; what another one takes away at this moment is away.
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((one) => one.startsWith(prefix))) {
    const path = join(folder, name)
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => -1,
    )
    if (path !== except && age >= minAgeMs) await rm(path, { recursive: true, force: true })
  }
}
