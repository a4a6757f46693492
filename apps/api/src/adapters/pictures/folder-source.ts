import { fileBelow } from '../file-below.ts'
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
  const found = await fileBelow(folder, path)
  if (!found) return undefined
  const { file, size, mtimeMs } = found
  return {
    contentKey: `${size}-${Math.round(mtimeMs)}`,
    open: async () => {
      const { default: sharp } = await import('sharp')
      return sharp(file, { autoOrient: true, failOn: 'error' })
    },
  }
}
