import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail, Mailer } from './mailer.ts'

export type KeptMail = Mail & { at: string }

const ID = /^[a-z0-9-]{1,60}$/
const MOST_KEPT = 200

/** One file a mail, named by its id: a mail written twice is one mail. Only the shop's own user may read them. */
export function folderMailer(folder: string, now: () => Date): Mailer {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = fileOf(folder, mail.id)
      const kept: KeptMail = { ...mail, at: now().toISOString() }
      await writeFile(`${file}.part`, JSON.stringify(kept, null, 1), { mode: 0o600 })
      await rename(`${file}.part`, file)
      const old = (await listMails(folder)).slice(MOST_KEPT)
      for (const { id } of old) await rm(fileOf(folder, id), { force: true })
    },
  }
}

/** The newest first. */
export async function listMails(folder: string): Promise<KeptMail[]> {
  const names = await readdir(folder).catch(() => [])
  const mails: KeptMail[] = []
  for (const name of names) {
    if (!name.endsWith('.json')) continue
    const text = await readFile(join(folder, name), 'utf8').catch(() => undefined)
    if (text) mails.push(JSON.parse(text) as KeptMail)
  }
  return mails.sort((a, b) => (a.at < b.at ? 1 : -1))
}

function fileOf(folder: string, id: string): string {
  if (!ID.test(id)) throw new Error('A mail is kept under a plain id only.')
  return join(folder, `${id}.json`)
}
