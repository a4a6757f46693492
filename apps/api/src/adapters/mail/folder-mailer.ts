import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail, Mailer } from './mailer.ts'

export type StoredMail = Mail & { at: string }

const ID = /^[a-z0-9-]{1,60}$/
const SUFFIX = '.json'

/** One file a mail, named by its id: a mail written twice is one mail. Only the shop's own user may read them. */
export function folderMailer(folder: string, now: () => Date): Mailer {
  return {
    async send(mail) {
      // Each time: somebody may have cleared the data folder of a shop that runs, or its disk was full a moment ago.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = fileOf(folder, mail.id)
      const stored: StoredMail = { ...mail, at: now().toISOString() }
      await writeFile(`${file}.part`, JSON.stringify(stored), { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
  }
}

/** The newest first, as many as asked for; only those are opened. */
export async function listMails(folder: string, limit: number): Promise<StoredMail[]> {
  const mails: StoredMail[] = []
  for (const name of (await newestFirst(folder)).slice(0, limit)) {
    const text = await readFile(join(folder, name), 'utf8').catch(() => undefined)
    if (text) mails.push(JSON.parse(text) as StoredMail)
  }
  return mails
}

export async function readMail(folder: string, id: string): Promise<StoredMail | undefined> {
  if (!ID.test(id)) return undefined
  const text = await readFile(fileOf(folder, id), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as StoredMail)
}

/** Leaves the newest; answers how many went. */
export async function pruneMails(folder: string, limit: number): Promise<number> {
  const old = (await newestFirst(folder)).slice(limit)
  for (const name of old) await rm(join(folder, name), { force: true })
  return old.length
}

async function newestFirst(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const files: { name: string; writtenMs: number }[] = []
  for (const name of names) {
    if (!name.endsWith(SUFFIX)) continue
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found) files.push({ name, writtenMs: found.mtimeMs })
  }
  return files.sort((a, b) => b.writtenMs - a.writtenMs).map(({ name }) => name)
}

function fileOf(folder: string, id: string): string {
  if (!ID.test(id)) throw new Error('A mail is stored under a plain id only.')
  return join(folder, `${id}${SUFFIX}`)
}
