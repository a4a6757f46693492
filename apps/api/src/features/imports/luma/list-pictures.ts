import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

const PICTURE = /\.(jpe?g|png|webp|avif|gif)$/i

/** Every picture below the folder, as `/a/b/name.jpg`; none when the folder is missing. */
export async function listPictures(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile() && PICTURE.test(entry.name))
  return new Set(
    files.map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`),
  )
}
