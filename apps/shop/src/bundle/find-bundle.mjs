// Plain JavaScript: a start from the bundle reads no TypeScript then, and never loads the tool that takes types away.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const BUNDLE_FOLDER = 'apps/shop/build'
export const MANIFEST = 'bundle.json'
const MADE = new Set(['node_modules', 'build', 'dist', '.react-router'])

export function findBundle(root) {
  const manifest = readManifest(root)
  if (!manifest) return undefined
  const isFresh = Object.entries(manifest.sources).every(([path, state]) => stateOf(root, path) === state)
  return isFresh ? join(root, BUNDLE_FOLDER, manifest.entry) : undefined
}

export function readManifest(root) {
  const file = join(root, BUNDLE_FOLDER, MANIFEST)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

export function stateOf(root, path) {
  const place = join(root, path)
  const stat = statSync(place, { throwIfNoEntry: false })
  if (stat?.isDirectory()) return sourcesIn(place)
  return stat && `${Math.floor(stat.mtimeMs / 1000)}:${stat.size}`
}

/** What is built there and what tests it come and go. */
function sourcesIn(folder) {
  const names = readdirSync(folder).filter((name) => !MADE.has(name) && !/\.test\.tsx?$/.test(name))
  return names.sort().join(' ')
}
