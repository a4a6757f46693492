import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

export type FileBelow = { file: string; size: number; mtimeMs: number }

/** A file somewhere below a folder; undefined where there is none, and for what leads out of it. */
export async function fileBelow(folder: string, path: string): Promise<FileBelow | undefined> {
  try {
    const file = await realpath(join(folder, path))
    // A link inside the folder must not lead out of it.
    if (!file.startsWith((await realpath(folder)) + sep)) return undefined
    const found = await stat(file)
    return found.isFile() ? { file, size: found.size, mtimeMs: found.mtimeMs } : undefined
  } catch {
    return undefined
  }
}
