// What the storefront is made of, and whether the build at hand was made of that. Plain JavaScript, as what asks it.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const PLACES = [
  'apps/web',
  'packages/domain',
  'packages/contract',
  'packages/i18n',
  'packages/sync',
  'package-lock.json',
]
const SKIPPED = new Set(['node_modules', 'build', 'dist', '.react-router'])
/** Beside the build it tells of. */
export const stampFile = join(root, 'apps/web/build/.sources')

export function isWebBuilt() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOfWeb()
}

export function stampOfWeb() {
  const hash = createHash('sha1')
  for (const file of webSources().files.sort()) {
    hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

/** Its files and the folders they lie in, by path from the root. */
export function webSources() {
  const found = { files: [], folders: [] }
  for (const place of PLACES) look(place, found)
  return found
}

function look(path, found) {
  if (!statSync(join(root, path)).isDirectory()) return found.files.push(path)
  found.folders.push(path)
  for (const name of readdirSync(join(root, path))) {
    if (!SKIPPED.has(name) && !/\.test\.tsx?$/.test(name)) look(`${path}/${name}`, found)
  }
}
