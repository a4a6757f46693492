import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Finished pictures on disk, by key. A file appears whole or not at all; losing the folder costs time only. */
export class PictureCache {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async find(key: string): Promise<Buffer | undefined> {
    return readFile(this.#fileOf(key)).catch(() => undefined)
  }

  async store(key: string, picture: Buffer): Promise<void> {
    const file = this.#fileOf(key)
    const temporary = `${file}.${randomBytes(6).toString('hex')}`
    await mkdir(dirname(file), { recursive: true })
    try {
      await writeFile(temporary, picture)
      await rename(temporary, file)
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
  }

  /** Two levels, so that no folder holds many thousand files. */
  #fileOf(key: string): string {
    return join(this.#folder, key.slice(0, 2), key)
  }
}
