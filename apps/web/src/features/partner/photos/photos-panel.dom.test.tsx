import { createPhotoOutbox, type KeptPhoto } from '@vitrine/sync/partner/photo-outbox'
import { memoryStorage } from '@vitrine/sync/storage/memory-storage'
import type { Reply } from '@vitrine/sync/transport/reply'
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { all, find, has, page, press, settled, textOf } from '#web/engine/testing/find.ts'
import { lineDown } from '#web/engine/testing/line-down.ts'
import { refuses } from '#web/engine/testing/refuses.ts'
import { notices } from '#web/lib/notify.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { cabinetRounds } from '../refresh.ts'
import { aPiece, HERE } from '../testing/a-piece.ts'
import { aCabinet, openRoom, sentBy } from '../testing/open-room.tsx'
import { PhotosPanel } from './photos-panel.tsx'

// Only a browser can read a picture; what is called “no picture” here is none.
vi.mock('#web/lib/upload/shrink-photo.ts', () => ({
  shrinkPhoto: async (file: File) => (file.name.includes('svg') ? undefined : file),
}))
vi.stubGlobal(
  'URL',
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
)

const TAKEN: Reply = { code: 200, result: {} }
const NO_LINE: Reply = { code: 0, result: 'no answer' }
const REFUSED: Reply = { code: 400, result: 'images' }

let shop: ReturnType<typeof aCabinet>
beforeEach(() => {
  stubDialog()
  shop = aCabinet()
})

function anOutbox(answer: (photo: KeptPhoto) => Reply = () => TAKEN, storage = memoryStorage()) {
  let ids = 0
  return createPhotoOutbox({
    ...{ storage, owner: 7, now: () => ids, isIn: () => true, newId: () => `photo-${++ids}` },
    send: async (photo) => answer(photo),
  })
}
async function open(outbox: ReturnType<typeof anOutbox>, images: string[] = []) {
  const piece = aPiece(12, { ...HERE, blogger_images: images })
  const panel = <PhotosPanel {...{ piece, outbox }} isOpen onClose={() => undefined} />
  return openRoom(panel, shop)
}
async function choose(...names: string[]) {
  const field = document.querySelector<HTMLInputElement>('input[type="file"][multiple]')
  const files = names.map((name) => new File(['x'], name, { type: 'image/jpeg' }))
  Object.defineProperty(field, 'files', { value: files, configurable: true })
  await act(async () => void field?.dispatchEvent(new Event('change', { bubbles: true })))
  await settled()
}
const many = (count: number) => Array.from({ length: count }, (_, at) => `${at}.jpg`)

describe('photos of a piece', () => {
  it('say how many of them the shop has', async () => {
    await open(anOutbox())
    await choose('a.jpg', 'b.jpg')
    expect(page()).toContain('2 of 2 sent.')
  })

  it('stay without a line, each kept here, and the panel may be closed', async () => {
    await lineDown(shop)
    await open(anOutbox(() => NO_LINE))
    await choose('a.jpg', 'b.jpg')
    expect(page().match(/Kept here/g)).toHaveLength(2)
    expect(page()).toContain('2 photos wait for the connection')
    expect(has('button', 'Close, the rest goes on by itself')).toBe(true)
  })

  it('that the shop did not take can be sent again, or taken away', async () => {
    const answers = [REFUSED, REFUSED]
    await open(anOutbox(() => answers.shift() ?? TAKEN))
    await choose('a.jpg', 'b.jpg')
    expect(page().match(/Not taken/g)).toHaveLength(2)
    await press('button', 'Try again')
    expect(page().match(/Not taken/g)).toHaveLength(1)
    await press('button', 'Take photo 1 away')
    expect(page()).not.toContain('Not taken')
  })

  it('are only pictures: another file among them is named, and the rest goes', async () => {
    await open(anOutbox())
    await choose('drawing.svg.jpg', 'b.jpg')
    expect(textOf(find('alert'))).toBe('No picture this browser can read: drawing.svg.jpg.')
    expect(page()).toContain('1 of 1 sent.')
  })

  it('of more than there is room for, one that is no picture hid that the others were not taken', async () => {
    await open(
      anOutbox(),
      many(58).map((name) => `/b/${name}`),
    )
    await choose('drawing.svg.jpg', 'a.jpg', 'b.jpg', 'c.jpg')
    expect(page()).toContain('No picture this browser can read: drawing.svg.jpg.')
    expect(page()).toContain('2 were not taken.')
  })

  it('are sixty at most: of two hundred chosen at once the others are told to be too many', async () => {
    const outbox = anOutbox()
    await open(
      outbox,
      many(57).map((name) => `/b/${name}`),
    )
    await choose(...many(200))
    expect(outbox.sent.get().get(12)).toBe(3)
    expect(textOf(find('alert'))).toContain('at most 60 photos. 197 were not taken.')
  })

  it('cannot be added to a piece that has sixty', async () => {
    await open(
      anOutbox(),
      many(60).map((name) => `/b/${name}`),
    )
    expect(document.querySelectorAll('input[type="file"]')).toHaveLength(0)
  })

  it('that the device has no room for are told of, and more can be chosen later', async () => {
    const storage = memoryStorage()
    const { set } = storage
    storage.set = async () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    await open(anOutbox(() => TAKEN, storage))
    await choose('a.jpg')
    expect(textOf(find('alert'))).toContain('no room left on this device')
    expect(document.querySelectorAll('label[aria-busy]')).toHaveLength(0)
    storage.set = set
    await choose('a.jpg')
    expect([all('alert'), page().includes('1 of 1 sent.')]).toEqual([[], true])
  })

  it('the shop has are taken back by a press, after which all is read anew', async () => {
    const path = `/b/${'f'.repeat(32)}.webp`
    shop.client.script['blogger.photo'] = () => ({ filename: 'f', media_type: 'image/webp', picture: 'QUJD' })
    shop.client.script['blogger.removePhoto'] = () => true
    const before = cabinetRounds.get()
    await open(anOutbox(), [path])
    await press('button', 'Take photo 1 away')
    expect([sentBy(shop, 'blogger.removePhoto'), cabinetRounds.get() > before]).toEqual([[{ path }], true])
  })

  it('that could not be taken back are still there, and that is said', async () => {
    shop.client.script['blogger.photo'] = () => ({ filename: 'f', media_type: 'image/webp', picture: 'QUJD' })
    shop.client.script['blogger.removePhoto'] = refuses(500)
    await open(anOutbox(), ['/b/1.webp'])
    await press('button', 'Take photo 1 away')
    expect([has('button', 'Take photo 1 away'), notices.get()[0]?.tone]).toEqual([true, 'error'])
  })

  it('of another piece are not counted with these', async () => {
    const outbox = anOutbox(() => NO_LINE)
    await outbox.add(99, [new Blob(['x'])])
    await open(outbox)
    expect([has('status'), has('button', /Take photo/)]).toEqual([false, false])
  })
})
