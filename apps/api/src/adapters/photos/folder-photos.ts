import { chmodSync, existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { assertPhotoName, isPhotoName, type PhotoStore } from './photo-store.ts'

const PART = '.part'
const OWNER_ONLY = 0o700

/** Names are ours, never a visitor's: random, and the first two signs are the folder. */
export function folderPhotos(root: string): PhotoStore {
  // They wait for approval: nobody else on the machine looks at them, also where an older version let everybody.
  if (existsSync(root)) chmodSync(root, OWNER_ONLY)
  const folderOf = (name: string) => join(root, name.slice(0, 2))
  return {
    async keep(name, photo) {
      assertPhotoName(name)
      await mkdir(folderOf(name), { recursive: true, mode: OWNER_ONLY })
      const file = join(folderOf(name), name)
      await writeThrough(file + PART, photo)
      await rename(file + PART, file)
    },
    async remove(name) {
      assertPhotoName(name.replace(PART, ''))
      await rm(join(folderOf(name), name), { force: true })
    },
    async read(name) {
      if (!isPhotoName(name)) return undefined
      return readFile(join(folderOf(name), name)).catch(ifMissing)
    },
    async has(name) {
      if (!isPhotoName(name)) return false
      return (await stat(join(folderOf(name), name)).catch(ifMissing))?.isFile() ?? false
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

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'EISDIR') throw error
}
