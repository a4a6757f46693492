import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A file or a whole folder of a shop that is open: what goes away or gets its name while it is copied, as a photo that has just
 * been kept or removed, is left out.
 */
export async function copyInUse(
  from: string,
  to: string,
  isWanted: (path: string) => boolean,
): Promise<void> {
  if (!isWanted(from)) return
  const entries = await readdir(from).catch(ifNoFolder)
  if (entries === 'a file') return copyFile(from, to).catch(ifGone)
  if (!entries) return
  await mkdir(to)
  for (const name of entries) await copyInUse(join(from, name), join(to, name), isWanted)
}

async function ifNoFolder(error: NodeJS.ErrnoException): Promise<'a file' | undefined> {
  return error.code === 'ENOTDIR' ? 'a file' : ifGone(error)
}

async function ifGone(error: NodeJS.ErrnoException): Promise<undefined> {
  if (error.code !== 'ENOENT') throw error
}
