import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What `scripts/bundle-server.ts` leaves in `apps/shop/build`. */
export type BundleManifest = {
  /** The file to run, beside this one. */
  entry: string
  files: string[]
  /** What it was made of, by path from the root: of files second of the last change and length, of folders what lies in them. */
  sources: Record<string, string>
}

export const BUNDLE_FOLDER = 'apps/shop/build'
export const MANIFEST = 'bundle.json'
const MADE = new Set(['node_modules', 'build', 'dist', '.react-router'])

/** The program's bundle, where it was made of the very sources that lie here; looking costs a hundredth of a second. */
export function findBundle(root: string): string | undefined {
  const manifest = readManifest(root)
  if (!manifest) return undefined
  const isFresh = Object.entries(manifest.sources).every(([path, state]) => stateOf(root, path) === state)
  return isFresh ? join(root, BUNDLE_FOLDER, manifest.entry) : undefined
}

export function readManifest(root: string): BundleManifest | undefined {
  const file = join(root, BUNDLE_FOLDER, MANIFEST)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** Whole seconds, because an image keeps no parts of them; of a folder no time at all, because it may be copied. */
export function stateOf(root: string, path: string): string | undefined {
  const place = join(root, path)
  const stat = statSync(place, { throwIfNoEntry: false })
  if (stat?.isDirectory()) return sourcesIn(place)
  return stat && `${Math.floor(stat.mtimeMs / 1000)}:${stat.size}`
}

/** What is built there and what tests it come and go. */
function sourcesIn(folder: string): string {
  const names = readdirSync(folder).filter((name) => !MADE.has(name) && !/\.test\.tsx?$/.test(name))
  return names.sort().join(' ')
}
