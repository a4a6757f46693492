// The mails of a shop without a mail server, as a developer finds them in its data folder.
import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { byContact } from './by-contact.ts'
import { folderMailer, listMails, pruneMails, readMail } from './folder-mailer.ts'
import type { Mail } from './mailer.ts'

let root: string
let folder: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-mails-'))
  folder = join(root, 'outbox/mails')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const NOW = new Date('2026-01-15T12:00:00Z')
const aMail = (id: string, more: Partial<Mail> = {}): Mail => ({
  ...{ id, to: 'anna@example.org', subject: `About ${id}`, text: 'Hello', html: '<p>Hello</p>' },
  ...more,
})
/** Written one after the other, however fast the disk is. */
async function send(...ids: string[]) {
  for (const [at, id] of ids.entries()) {
    await folderMailer(folder, () => NOW).send(aMail(id))
    utimesSync(join(folder, `${id}.json`), 1_000 + at, 1_000 + at)
  }
}
const listed = async (limit = 10) => (await listMails(folder, limit)).map(({ id }) => id)

describe('a mail', () => {
  test('is read as it was sent, with its time', async () => {
    const mail = aMail('order-1', { attachments: [{ filename: 'a.pdf', contentType: 'x', content: 'AA==' }] })
    await folderMailer(folder, () => NOW).send(mail)
    expect(await readMail(folder, 'order-1')).toEqual({ ...mail, at: NOW.toISOString() })
  })

  test('sent again is one mail, with what it said last', async () => {
    await send('order-1')
    await folderMailer(folder, () => NOW).send(aMail('order-1', { subject: 'Again' }))
    expect(await listMails(folder, 10)).toMatchObject([{ subject: 'Again' }])
  })

  test('is nobody else’s to read on this machine', async () => {
    await send('order-1')
    expect(statSync(folder).mode & 0o077).toBe(0)
    expect(statSync(join(folder, 'order-1.json')).mode & 0o077).toBe(0)
  })

  test('is written also after somebody has cleared the data folder of a shop that runs', async () => {
    const mailer = folderMailer(folder, () => NOW)
    await mailer.send(aMail('before'))
    rmSync(root, { recursive: true })
    await mailer.send(aMail('after'))
    expect(await listed()).toEqual(['after'])
  })

  test.each(['../order', 'a/b', 'Order', '', 'x'.repeat(61), 'order.json'])(
    'under the id %j is neither written nor read',
    async (id) => {
      writeFileSync(join(root, 'order.json'), '{"subject":"not for you"}')
      await expect(folderMailer(folder, () => NOW).send(aMail(id))).rejects.toThrow('plain id')
      expect(await readMail(folder, id)).toBeUndefined()
    },
  )
})

describe('the list', () => {
  test('has the newest first, as many as asked for', async () => {
    await send('one', 'two', 'three')
    expect([await listed(), await listed(2)]).toEqual([
      ['three', 'two', 'one'],
      ['three', 'two'],
    ])
  })

  test('of a shop that has sent nothing is empty', async () => {
    expect([await listed(), await readMail(folder, 'order-1'), await pruneMails(folder, 0)]).toEqual([
      [],
      undefined,
      0,
    ])
  })

  test('leaves out what is half written', async () => {
    await send('one')
    writeFileSync(join(folder, 'two.json.part'), '{"sub')
    expect(await listed()).toEqual(['one'])
  })

  test('is cut at its end when it gets long, and told by how much', async () => {
    await send('one', 'two', 'three')
    expect(await pruneMails(folder, 2)).toBe(1)
    expect(await listed()).toEqual(['three', 'two'])
    expect(await pruneMails(folder, 2)).toBe(0)
  })
})

test('a code goes to a mailbox by mail and to a number by text, and both ways are closed', async () => {
  const told: string[] = []
  const way = (name: string) => ({
    send: async ({ to }: Mail) => void told.push(`${name} ${to}`),
    close: () => void told.push(`${name} closed`),
  })
  const mailer = byContact({ mails: way('mail'), texts: way('text') })
  await mailer.send(aMail('one'))
  await mailer.send(aMail('two', { to: '+4915112345678' }))
  mailer.close?.()
  expect(told).toEqual(['mail anna@example.org', 'text +4915112345678', 'mail closed', 'text closed'])
})
