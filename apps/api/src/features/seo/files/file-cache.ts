// Files made from the catalogue: written to disk once for all who ask, and served from there until the catalogue
// has moved on. However large they get, no process holds one in memory.
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ShopError } from '#api/errors.ts'

export type StoredFile = { path: string; etag: string; bytes: number }
export type Wanted = {
  name: string
  /** Of the catalogue it is made from. */
  revision: Revision
  write: () => AsyncIterable<string>
}
/** A new generation counts at once, the many small changes between two of them now and then. */
export type Revision = { generation: number; changes: number }
type StoredRevision = StoredFile & { revision: Revision; madeAtMs: number }

const FRESH_MS = 10 * 60_000
/** Other processes publish here, too: what they made is left to them for so long. */
const LEFTOVER_MS = 86_400_000
/** Files being made or waited for; the next one to ask is told to come back. */
const MAX_WAITING = 20

export class FileCache {
  readonly #folder: string
  readonly #now: () => Date
  readonly #files = new Map<string, StoredRevision>()
  readonly #making = new Map<string, Promise<StoredFile>>()
  /** One at a time: readers of the shop come first. */
  #queue: Promise<unknown> = Promise.resolve()
  #cleared: Promise<void> | undefined

  constructor(folder: string, now: () => Date) {
    this.#folder = folder
    this.#now = now
  }

  async find(wanted: Wanted): Promise<StoredFile> {
    const stored = this.#files.get(wanted.name)
    if (stored && this.#isGood(stored, wanted.revision) && (await isThere(stored.path))) return stored
    return this.#making.get(wanted.name) ?? this.#make(wanted)
  }

  async close(): Promise<void> {
    await this.#queue
    for (const { path } of this.#files.values()) await rm(path, { force: true })
  }

  #isGood({ revision, madeAtMs }: StoredRevision, now: Revision): boolean {
    if (revision.generation !== now.generation) return false
    return revision.changes === now.changes || this.#now().getTime() - madeAtMs < FRESH_MS
  }

  #make(wanted: Wanted): Promise<StoredFile> {
    if (this.#making.size >= MAX_WAITING) throw new ShopError('UNAVAILABLE')
    const made = this.#queue.then(() => this.#write(wanted)).finally(() => this.#making.delete(wanted.name))
    this.#making.set(wanted.name, made)
    this.#queue = made.catch(() => {})
    return made
  }

  async #write({ name, revision, write }: Wanted): Promise<StoredFile> {
    await mkdir(this.#folder, { recursive: true })
    this.#cleared ??= this.#clear()
    await this.#cleared
    const unfinished = join(this.#folder, `${name}.${process.pid}.part`)
    const { text, measured } = measure()
    await pipeline(Readable.from(write()), text, createWriteStream(unfinished))
    const { digest, bytes } = measured()
    const path = join(this.#folder, `${digest}-${name}`)
    await rename(unfinished, path)
    const before = this.#files.get(name)
    // Whoever is being sent the old one keeps it open.
    if (before && before.path !== path) await rm(before.path, { force: true })
    const file = { path, etag: `"${digest}"`, bytes, revision, madeAtMs: this.#now().getTime() }
    this.#files.set(name, file)
    return file
  }

  /** Of processes that were killed; whoever still asks for one of them has it made again. */
  async #clear(): Promise<void> {
    const before = this.#now().getTime() - LEFTOVER_MS
    for (const name of await readdir(this.#folder)) {
      const path = join(this.#folder, name)
      const known = await stat(path).catch(() => undefined)
      if (known && known.mtimeMs < before) await rm(path, { force: true })
    }
  }
}

/** Lets text through and knows afterwards what it was. */
function measure() {
  const hash = createHash('sha256')
  let bytes = 0
  const text = new Transform({
    transform(part: Buffer, _, done) {
      hash.update(part)
      bytes += part.length
      done(null, part)
    },
  })
  return { text, measured: () => ({ digest: hash.digest('hex').slice(0, 24), bytes }) }
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
