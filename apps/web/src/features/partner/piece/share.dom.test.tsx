import { beforeEach, describe, expect, it, vi } from 'vitest'
import { all, fill, find, has, page, press, settled, textOf } from '#web/engine/testing/find.ts'
import { refuses } from '#web/engine/testing/refuses.ts'
import { notices } from '#web/lib/notify.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { aPiece, HERE } from '../testing/a-piece.ts'
import { aCabinet, openRoom } from '../testing/open-room.tsx'
import { PieceView } from './piece-view.tsx'

const saved = vi.hoisted(() => [] as { name: string; file: Blob }[])
vi.mock('#web/lib/download/save-file.ts', async (original) => ({
  ...(await original<object>()),
  saveFile: (name: string, file: Blob) => void saved.push({ name, file }),
}))

const PIECE = aPiece(12, { ...HERE, blogger_images: ['/b/1.webp', '/b/2.webp'] })
const DRAWN = {
  filename: 'jumper-12.jpg',
  media_type: 'image/jpeg',
  picture: 'QUJD',
  width: 1080,
  height: 1920,
}
const copied: string[] = []

/** What this browser can do besides. */
function can(abilities: Record<string, unknown>) {
  for (const [name, value] of Object.entries(abilities))
    Object.defineProperty(navigator, name, { value, configurable: true })
}

let shop: ReturnType<typeof aCabinet>
beforeEach(() => {
  stubDialog()
  saved.length = 0
  copied.length = 0
  const clipboard = { writeText: async (text: string) => void copied.push(text) }
  can({ clipboard, canShare: undefined, share: undefined })
  shop = aCabinet([PIECE])
  const { script } = shop.client
  script['blogger.sharePicture'] = () => DRAWN
  script['blogger.linkCode'] = () => ({ size: 25, path: 'M0 0h1v1h-1z' })
  script['blogger.photo'] = () => ({ filename: '1.webp', media_type: 'image/webp', picture: 'QUJD' })
})
const open = (entity: 'profile' | 'story' | 'post' = 'story') =>
  openRoom(<PieceView id={12} entity={entity} asksPhotos={false} />, shop)

describe('the picture to share', () => {
  it('is saved as the file the shop has drawn', async () => {
    await open()
    await press('button', 'Save picture')
    expect(saved.map(({ name, file }) => [name, file.type, file.size])).toEqual([
      ['jumper-12.jpg', 'image/jpeg', 3],
    ])
  })

  it('is handed on to other programs where the device can, and a change of mind is no error', async () => {
    const share = vi.fn(async (_: { files: File[] }) => Promise.reject(new Error('AbortError')))
    can({ canShare: () => true, share })
    await open()
    await press('button', 'Share picture')
    expect(share.mock.calls[0]?.[0].files.map(({ name }) => name)).toEqual(['jumper-12.jpg'])
    expect([has('alert'), notices.get()]).toEqual([false, []])
  })

  it('is not offered to be handed on where the device cannot', async () => {
    await open()
    expect([has('button', 'Share picture'), has('button', 'Save picture')]).toEqual([false, true])
  })

  it('says in which language its words are, and that a profile has none', async () => {
    await open()
    expect(page()).toContain('1080 × 1920, words: English')
  })

  it.each(['profile', 'story', 'post'] as const)('is asked for as a %s, which is marked', async (entity) => {
    await open(entity)
    const asked = shop.client.asked.find(({ id }) => id === 'blogger.sharePicture')
    expect(asked?.input).toMatchObject({ query: { id: 12, entity } })
    const marked = all('link').filter((link) => link.getAttribute('aria-current') === 'page')
    expect(marked.map((link) => textOf(link).toLowerCase())).toEqual([entity])
  })
})

describe('the link', () => {
  it('comes as a code a phone reads, which is named for who cannot see it', async () => {
    await open()
    expect(document.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toBe('QR code of your link')
    const asked = shop.client.asked.find(({ id }) => id === 'blogger.linkCode')
    expect(asked?.input).toMatchObject({ query: { link: expect.stringMatching(/ref=mila$/) } })
  })

  it('is copied with the partner’s word in it, and that is said', async () => {
    await open()
    await press('button', 'Copy link')
    expect(copied).toEqual([expect.stringMatching(/\/us\/women\/jumper-12\?childSku=J12-S&ref=mila$/)])
    expect(notices.get()).toMatchObject([{ tone: 'success' }])
  })

  it('is there to copy although its code is not', async () => {
    shop.client.script['blogger.linkCode'] = refuses(404)
    await open()
    expect([has('button', 'Copy link'), document.querySelector('svg[role="img"]')]).toEqual([true, null])
  })

  it('of a piece that is sold no more is not offered', async () => {
    shop.client.script['blogger.promoProducts'] = () => ({ items: [{ ...PIECE, url: null }], total: 1 })
    await open()
    expect(has('button', 'Copy link')).toBe(false)
  })
})

describe('the words', () => {
  it('are copied as they were changed', async () => {
    await open()
    await fill('Words', 'Mine. Ad, with Vitrine.')
    await press('button', 'Copy the words')
    expect(copied).toEqual(['Mine. Ad, with Vitrine.'])
  })

  it('that cannot be copied stay where they are, and that is said', async () => {
    can({ clipboard: { writeText: () => Promise.reject(new Error('no')) } })
    await open()
    await press('button', 'Copy the words')
    await settled()
    expect(notices.get()).toMatchObject([{ tone: 'warning' }])
  })
})

describe('the photos', () => {
  it('are shown with their numbers, and how many there are', async () => {
    await open()
    const pictures = [...document.querySelectorAll('section > ul img')].map((one) => one.getAttribute('alt'))
    expect([pictures, page().includes('2, for you and the shop’s staff')]).toEqual([
      ...[['Photo 1', 'Photo 2'], true],
    ])
  })

  it('that do not come leave the rest of the page', async () => {
    shop.client.script['blogger.photo'] = refuses(404)
    await open()
    expect([document.querySelector('img[alt^="Photo "]'), has('button', 'I have posted the story')]).toEqual([
      ...[null, true],
    ])
  })
})

describe('a step the shop does not take', () => {
  it('into the archive keeps the question open with its notes', async () => {
    shop.client.script['blogger.archiveProduct'] = refuses(500)
    await open()
    await press('button', 'Put into the archive')
    await fill('Notes, if you like', 'Too short.')
    await press('button', 'Archive')
    expect(textOf(find('alert'))).toContain('That did not work.')
    expect((find('field', 'Notes, if you like') as HTMLTextAreaElement).value).toBe('Too short.')
  })

  it('out of the archive is told beside it', async () => {
    const aside = { ...PIECE, archive: true, archived_reason: 'other' as const }
    shop.client.script['blogger.promoProducts'] = () => ({ items: [aside], total: 1 })
    shop.client.script['blogger.archiveProduct'] = refuses(500)
    await open()
    await press('button', 'Bring back')
    expect([textOf(find('alert')), has('button', 'Bring back')]).toEqual([
      ...[expect.stringContaining('That did not work.'), true],
    ])
  })
})
