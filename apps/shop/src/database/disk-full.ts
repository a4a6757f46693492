import { statfs } from 'node:fs/promises'

/** PostgreSQL takes room for its log 16 MiB at a time, and ends when there is none. */
const MIN_FREE_BYTES = 32 * 1024 * 1024
const CODES = new Set(['ENOSPC', 'EDQUOT', '53100'])
/** What PostgreSQL's own programs write before they end. */
const WORDS = /no space left on device|disk quota exceeded/i

/** Nobody has said so, but it is. */
export class DiskFull extends Error {
  readonly code = 'ENOSPC'

  constructor(cause: unknown) {
    super('The disk is full.', { cause })
  }
}

/** Whether that is what a failure comes down to, whoever met it first: the shop, PostgreSQL or its installer. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', message, cause } = error as NodeJS.ErrnoException
  return CODES.has(code) || WORDS.test(message) || isDiskFull(cause)
}

/** Whether the shop can go on writing there. Some network folders do not tell, and are believed. */
export async function hasRoom(folder: string, minFreeBytes = MIN_FREE_BYTES): Promise<boolean> {
  const { bavail, bsize, blocks } = await statfs(folder)
  return blocks === 0 || bavail * bsize >= minFreeBytes
}
