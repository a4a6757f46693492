import { chmodSync, existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isPhotoName } from './photo-name.ts'
import type { PhotoStore } from './photo-store.ts'

const PART = '.part'
const OWNER_ONLY = 0o700

/** Names are ours, never a visitor's: random, and the first two signs are the folder. */
export function folderPhotos(root: string): PhotoStore {
  // They wait for approval: nobody else on the machine looks at them, also where an older version let everybody.
  if (existsSync(root)) chmodSync(root, OWNER_ONLY)
  const folderOf = (name: string) => join(root, name.slice(0, 2))
  return {
    async keep(name, photo) {
      assertName(name)
      await mkdir(folderOf(name), { recursive: true, mode: OWNER_ONLY })
      const file = join(folderOf(name), name)
      await writeThrough(file + PART, photo)
      await rename(file + PART, file)
    },
    async remove(name) {
      assertName(name.replace(PART, ''))
      await rm(join(folderOf(name), name), { force: true })
    },
    async find(name) {
      if (!isPhotoName(name)) return undefined
      const file = join(folderOf(name), name)
      return (await stat(file).catch(() => undefined))?.isFile() ? file : undefined
    },
    async listOlderThan(moment) {
      const names = await readdir(root, { recursive: true }).catch(() => [])
      const found: string[] = []
      for (const path of names) {
        const name = path.slice(3)
        if (!isPhotoName(name.replace(PART, ''))) continue
        const known = await stat(join(root, path)).catch(() => undefined)
        if (known && known.mtime < moment) found.push(name)
      }
      return found
    },
  }
}

/** On disk before the row that names it. */
async function writeThrough(file: string, photo: Buffer): Promise<void> {
  const handle = await open(file, 'w')
  try {
    await handle.writeFile(photo)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function assertName(name: string): void {
  if (!isPhotoName(name)) throw new Error('A photograph is kept under a name of ours only.')
}
