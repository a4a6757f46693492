import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import type { Manifest } from './worker/precache-lists.ts'

type Change = (manifest: Manifest, dir: string) => Manifest

/** Once the browsers' files are written, and before anybody asks what they consist of; one after the other. */
export const rewriteManifest = (change: Change) => ({
  order: 'post' as const,
  sequential: true,
  async handler({ dir = '' }: Rolldown.NormalizedOutputOptions) {
    const file = join(dir, '.vite/manifest.json')
    const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest
    await writeFile(file, JSON.stringify(change(manifest, dir)))
  },
})
