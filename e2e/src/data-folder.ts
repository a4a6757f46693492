// Data folders of the stories. Both catalogues are brought in once a run, and copied for each shop that is opened.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const SHOP_DATA = process.env.SHOP_DATA_DIR ?? fileURLToPath(new URL('../../../shared/data', import.meta.url))

/** What `import luma` wants to be told; undefined on a machine that has only the repository. */
export function findLuma(): string[] | undefined {
  const folder = resolve(SHOP_DATA, 'luma')
  if (!existsSync(join(folder, 'expected-counts.json'))) return undefined
  return [folder, `de=${resolve(SHOP_DATA, 'luma-i18n', 'de_de')}`]
}

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'vitrine-story-'))
export const dropFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true })

/** The database server may run as another user, so owners are copied too. */
export function copyFolder(from: string, to: string): void {
  execFileSync('cp', ['-a', `${from}/.`, to])
}
