import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ShopError } from '@vitrine/api/errors'
import { hasRoom } from './disk-full.ts'

/** However often it is asked, the disk is tried once in that time. */
const TRIED_FOR_MS = 1_000

/** Tells whether the data folder can take orders, mails and pictures; throws while it cannot. */
export function createWriteProbe(folder: string, minFreeBytes?: number): () => Promise<void> {
  let tried: Promise<void> | undefined
  let triedAt = 0
  return () => {
    const now = performance.now()
    if (!tried || now - triedAt > TRIED_FOR_MS) {
      triedAt = now
      tried = tryWriting(folder, minFreeBytes)
    }
    return tried
  }
}

async function tryWriting(folder: string, minFreeBytes: number | undefined): Promise<void> {
  if (!(await hasRoom(folder, minFreeBytes).catch(refuse))) refuse()
  const file = join(folder, 'write-probe')
  await writeFile(file, 'x', { mode: 0o600, flush: true }).catch(refuse)
  await rm(file, { force: true }).catch(refuse)
}

function refuse(cause?: unknown): never {
  throw new ShopError('UNAVAILABLE', {
    message: 'The data folder is full or cannot be written.',
    details: codeOf(cause),
  })
}

const codeOf = (cause: unknown): string | undefined => (cause as NodeJS.ErrnoException | undefined)?.code
