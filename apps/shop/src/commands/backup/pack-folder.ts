import { chmod, rename, rm } from 'node:fs/promises'
import { create, extract } from 'tar'

/** One compressed file of all in `folder`, for its owner's eyes only. It appears whole or not at all. */
export async function packFolder(folder: string, file: string): Promise<void> {
  const temporary = `${file}.part`
  try {
    await create({ gzip: true, portable: true, cwd: folder, file: temporary }, ['.'])
    await chmod(temporary, 0o600)
    await rename(temporary, file)
  } finally {
    await rm(temporary, { force: true })
  }
}

/** Fails where the file is cut short or changed. Files and folders alone are taken, none outside of `folder`. */
export async function unpackFolder(file: string, folder: string): Promise<void> {
  const isPlain = (type: string) => type === 'File' || type === 'Directory'
  await extract({
    cwd: folder,
    file,
    strict: true,
    filter: (_, entry) => 'type' in entry && isPlain(entry.type),
  })
}
