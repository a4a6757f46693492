import { readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FORM_FOLDER } from './receive-form.ts'

/** Longer than the slowest form is on its way, and its answer being made. */
const GRACE_MS = 3_600_000

/** Files of forms whose process was killed: photographs and tables of people, which nobody else takes away. */
export async function sweepForms(now: Date): Promise<number> {
  const root = tmpdir()
  const names = await readdir(root).catch(() => [])
  let removed = 0
  for (const name of names) {
    if (!name.startsWith(FORM_FOLDER)) continue
    const folder = join(root, name)
    const known = await stat(folder).catch(() => undefined)
    if (!known || now.getTime() - known.mtimeMs < GRACE_MS) continue
    // Another user's shop on this machine clears up after itself.
    removed += await rm(folder, { recursive: true, force: true }).then(
      () => 1,
      () => 0,
    )
  }
  return removed
}
