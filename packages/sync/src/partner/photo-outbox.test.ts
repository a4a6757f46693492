import { expect, test } from 'vitest'
import { forgetPersonal } from '../session/forget-personal.ts'
import { memoryStorage } from '../storage/memory-storage.ts'
import type { Reply } from '../transport/reply.ts'
import { createPhotoOutbox, type KeptPhoto } from './photo-outbox.ts'

const TAKEN: Reply = { code: 200, result: {} }
const NO_LINE: Reply = { code: 0, result: 'no answer' }
const REFUSED: Reply = { code: 400, result: 'images' }

function aDevice(answers: Reply[] = []) {
  const storage = memoryStorage()
  const sent: string[] = []
  let ids = 0
  const who = { isIn: true }
  const open = (owner = 7) =>
    createPhotoOutbox({
      isIn: () => who.isIn,
      ...{ storage, owner, now: () => ids, newId: () => `photo-${++ids}` },
      send: async ({ id }: KeptPhoto, onProgress: (share: number) => void) => {
        sent.push(id)
        onProgress(0.5)
        return answers.shift() ?? TAKEN
      },
    })
  return { storage, sent, open, who }
}
const photos = (count: number) => Array.from({ length: count }, (_, at) => new Blob([`${at}`]))
const statesOf = (outbox: ReturnType<ReturnType<typeof aDevice>['open']>) =>
  outbox.photos.get().map(({ id, state }) => [id, state])

test('photos go one after the other, and nothing of them stays', async () => {
  const { open, sent, storage } = aDevice()
  const outbox = open()
  await outbox.add(12, photos(3))
  await outbox.flush()
  expect(sent).toEqual(['photo-1', 'photo-2', 'photo-3'])
  expect([outbox.photos.get(), outbox.sent.get().get(12), await storage.entries('')]).toEqual([[], 3, []])
})

test('without a line they are kept, and another page sends them under the same names', async () => {
  const { open, sent } = aDevice([NO_LINE])
  const before = open()
  await before.add(12, photos(2))
  await before.flush()
  expect(statesOf(before)).toEqual([
    ['photo-1', 'waiting'],
    ['photo-2', 'waiting'],
  ])
  const after = open()
  await after.flush()
  expect([sent, after.photos.get()]).toEqual([['photo-1', 'photo-1', 'photo-2'], []])
})

test('what the shop refuses stops no other, and goes only when somebody says so', async () => {
  const { open, sent } = aDevice([REFUSED])
  const outbox = open()
  await outbox.add(12, photos(2))
  await outbox.flush()
  expect(statesOf(outbox)).toEqual([['photo-1', 'refused']])
  await outbox.flush()
  await outbox.flush('photo-1')
  expect([sent, outbox.photos.get()]).toEqual([['photo-1', 'photo-2', 'photo-1'], []])
})

test('two presses send nothing twice', async () => {
  const { open, sent } = aDevice()
  const outbox = open()
  await outbox.add(12, photos(1))
  await Promise.all([outbox.flush(), outbox.flush()])
  expect(sent).toEqual(['photo-1'])
})

test('another partner of the device neither sees nor sends them', async () => {
  const { open, sent } = aDevice([NO_LINE])
  const first = open()
  await first.add(12, photos(1))
  await first.flush()
  const other = open(8)
  await other.flush()
  expect([other.photos.get(), sent.length]).toEqual([[], 1])
})

test('a photo says how far it has come', async () => {
  const { open } = aDevice([NO_LINE])
  const outbox = open()
  const shares: number[] = []
  outbox.photos.subscribe(() => shares.push(outbox.photos.get()[0]?.share ?? -1))
  await outbox.add(12, photos(1))
  await outbox.flush()
  expect(shares).toContain(0.5)
})

test('after a sign-out nothing of them is on the device, shown or sent', async () => {
  const { open, sent, storage } = aDevice([NO_LINE])
  const outbox = open()
  await outbox.add(12, [new Blob(['CANARY'])])
  await outbox.flush()
  await forgetPersonal(storage)
  expect(await storage.entries('')).toEqual([])
  await outbox.flush()
  expect([sent, outbox.photos.get()]).toEqual([['photo-1'], []])
  await outbox.look()
  expect(outbox.photos.get()).toEqual([])
})

test('one that is on its way to disk while its owner leaves does not stay there', async () => {
  const { open, storage, who } = aDevice()
  const outbox = open()
  const { set } = storage
  storage.set = async (...args) => {
    await set(...args)
    who.isIn = false
  }
  await outbox.add(12, [new Blob(['CANARY']), new Blob(['CANARY 2'])])
  expect([await storage.entries(''), outbox.photos.get()]).toEqual([[], []])
})

test('what another tab has sent is not sent again', async () => {
  const { open, sent } = aDevice([NO_LINE])
  const here = open()
  await here.add(12, photos(1))
  await here.flush()
  await open().flush()
  await here.flush()
  expect([sent, here.photos.get()]).toEqual([['photo-1', 'photo-1'], []])
})
