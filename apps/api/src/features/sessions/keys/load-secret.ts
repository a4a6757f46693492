import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const BYTES = 32

/** The shop's own secret: made on the first run, readable by its user only, the same ever after. */
export function loadSecret(dataDir: string): Buffer {
  const folder = join(dataDir, 'keys')
  const path = join(folder, 'sessions.key')
  const known = readSecret(path)
  if (known) return known
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const draft = join(folder, `sessions.${randomBytes(6).toString('hex')}.draft`)
  writeFileSync(draft, randomBytes(BYTES).toString('hex'), { mode: 0o600, flag: 'wx' })
  try {
    // Of two processes that start at once one wins, and nobody ever reads half a key.
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    unlinkSync(draft)
  }
  return readSecret(path) ?? loadSecret(dataDir)
}

function readSecret(path: string): Buffer | undefined {
  try {
    const secret = Buffer.from(readFileSync(path, 'utf8').trim(), 'hex')
    if (secret.length !== BYTES) throw new Error(`${path} is no key of ${BYTES} bytes.`)
    return secret
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
