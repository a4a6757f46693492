import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { FoundPicture, PictureSource } from './picture-source.ts'

/** Plain names below a folder: no hidden files, no way up, pictures only. */
const PATH = /^(?:[\w][\w. ()+-]*\/)*[\w][\w. ()+-]*\.(?:jpe?g|png|webp|avif|gif)$/i

/** Photographs of imported catalogues; the folders are asked for each time, since an import may change them. */
export function folderSource(listFolders: () => Promise<readonly string[]>): PictureSource {
  return {
    async find(path) {
      if (!PATH.test(path) || path.length > 255) return undefined
      for (const folder of await listFolders()) {
        const found = await findIn(folder, path)
        if (found) return found
      }
      return undefined
    },
  }
}

async function findIn(folder: string, path: string): Promise<FoundPicture | undefined> {
  try {
    const file = await realpath(join(folder, path))
    // A link inside the folder must not lead out of it.
    if (!file.startsWith((await realpath(folder)) + sep)) return undefined
    const { size, mtimeMs, isFile } = await describe(file)
    if (!isFile) return undefined
    return {
      contentKey: `${size}-${Math.round(mtimeMs)}`,
      open: async () => {
        const { default: sharp } = await import('sharp')
        return sharp(file, { autoOrient: true, failOn: 'error' })
      },
    }
  } catch {
    return undefined
  }
}

async function describe(file: string): Promise<{ size: number; mtimeMs: number; isFile: boolean }> {
  const found = await stat(file)
  return { size: found.size, mtimeMs: found.mtimeMs, isFile: found.isFile() }
}
