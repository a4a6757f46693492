import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** On the disk of the pictures, as only there a file gets another name at once; no key begins like it. */
const DRAFTS = 'drafts'
/** Far longer than a disk takes for a picture. */
const GRACE_MS = 3_600_000

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
    const temporary = join(this.#drafts, `${key}.${randomBytes(6).toString('hex')}`)
    for (const folder of [dirname(file), this.#drafts]) await mkdir(folder, { recursive: true })
    try {
      await writeFile(temporary, picture)
      await rename(temporary, file)
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
  }

  /** Of processes that were killed while they wrote, which nobody else takes away; answers how many there were. */
  async sweep(now: Date): Promise<number> {
    let removed = 0
    for (const name of await readdir(this.#drafts).catch(() => [])) {
      const file = join(this.#drafts, name)
      const known = await stat(file).catch(() => undefined)
      if (!known || now.getTime() - known.mtimeMs < GRACE_MS) continue
      await rm(file, { force: true })
      removed += 1
    }
    return removed
  }

  get #drafts(): string {
    return join(this.#folder, DRAFTS)
  }

  /** Two levels, so that no folder holds many thousand files. */
  #fileOf(key: string): string {
    return join(this.#folder, key.slice(0, 2), key)
  }
}
