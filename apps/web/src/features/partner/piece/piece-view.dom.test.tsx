import type { PartnerPost } from '@vitrine/contract/partner/partner-posts'
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { below, fill, find, has, page, press, settled, textOf } from '#web/engine/testing/find.ts'
import { refuses } from '#web/engine/testing/refuses.ts'
import { notices } from '#web/lib/notify.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { aPiece, HERE } from '../testing/a-piece.ts'
import { aCabinet, openRoom, sentBy } from '../testing/open-room.tsx'
import { PieceView } from './piece-view.tsx'

vi.mock('#web/lib/upload/shrink-photo.ts', () => ({ shrinkPhoto: async (file: File) => file }))

const TOP = aPiece(12, HERE)
const BOTTOM = aPiece(13, { ...HERE, title: 'Skirt', type_type: 'bottom', sku: 'K-36', parent_sku: 'K' })
const SET = aPiece(20, {
  ...{ ...HERE, is_set: true, parts: [12, 13], title: 'Jumper 12 + Skirt', sku: '', url: null },
  ...{ order: null, order_id: null },
})
const POST: PartnerPost = {
  ...{ id: 1, type: 'story', link: 'https://www.instagram.com/p/1', promoted_at: '2029-11-15' },
  ...{ images: [], products: [12], created_at: '2029-11-15T10:00:00Z' },
}

let shop: ReturnType<typeof aCabinet>
beforeEach(() => {
  stubDialog()
  shop = aCabinet([TOP, BOTTOM, SET])
  shop.client.script['blogger.sharePicture'] = () => ({
    ...{ filename: 'a.jpg', media_type: 'image/jpeg', picture: '', width: 1080, height: 1920 },
  })
  shop.client.script['blogger.savePost'] = () => POST
})
const open = (id = 12, entity: 'profile' | 'story' | 'post' = 'story') =>
  openRoom(<PieceView id={id} entity={entity} asksPhotos={false} />, shop)

describe('a piece', () => {
  it('has a link of its own for each of a set’s parts, with the partner’s word in it', async () => {
    await open(20)
    expect(page()).toContain('/us/women/jumper-12?childSku=J12-S&ref=mila')
    expect(page()).toContain('childSku=K-36&ref=mila')
    expect(has('button', 'Copy link, Skirt')).toBe(true)
  })

  it('gives words that say they are advertising', async () => {
    await open()
    const words = document.querySelector('textarea')?.value
    expect(words).toMatch(/Jumper 12, Slate, S/)
    expect(words).toMatch(/\bad\b/i)
  })

  it('whose picture cannot be drawn says so, and draws it when asked again', async () => {
    const drawn = shop.client.script['blogger.sharePicture']
    shop.client.script['blogger.sharePicture'] = refuses(404)
    await open()
    expect(textOf(find('alert'))).toContain('That did not work.')
    if (drawn) shop.client.script['blogger.sharePicture'] = drawn
    await press('button', 'Try again')
    await settled()
    expect(page()).toContain('1080 × 1920')
  })

  it('that is none of the partner’s leads back to theirs', async () => {
    await open(99)
    expect(find('link', 'Products').getAttribute('href')).toBe('/cabinet/products')
  })

  it('tells each time it was posted, with the link of the post', async () => {
    shop.client.script['blogger.posts'] = () => ({
      items: [POST, { ...POST, id: 2, products: [13] }],
      total: 2,
    })
    await open()
    const links = [...document.querySelectorAll('a[href^="https://www.instagram.com"]')]
    expect(links.map((link) => link.getAttribute('rel'))).toEqual(['noopener noreferrer nofollow'])
  })

  it('says what one sold brings, what it has brought, and which post brought it', async () => {
    const later = { ...POST, id: 2, link: '', created_at: '2029-11-19T10:00:00Z' }
    shop.client.script['blogger.posts'] = () => ({ items: [POST, later], total: 2 })
    shop.client.script['blogger.earnings'] = () => ({
      items: [{ sku: 'J12', percent: 15, tax_percent: 0, count: 7, profit: { USD: 126 } }],
      posts: [{ id: 1, count: 5, profit: { USD: 90 } }],
    })
    await open()
    const figures = [...document.querySelectorAll('dl > div')].map((one) => textOf(one))
    expect(figures).toEqual(['Your share, 15%$18', 'Orders7', 'Earned$126'])
    const posts = [...document.querySelectorAll('li:has(time)')].map((one) => textOf(one.lastElementChild))
    expect(posts).toEqual(['no order yet', '5 orders'])
  })

  it('of which nothing is known yet shows no figures, and neither does a set', async () => {
    await open()
    expect(document.querySelector('dl')).toBeNull()
  })

  it('has words to copy in a story and a post, none in a profile', async () => {
    await open(12, 'profile')
    expect([has('field', 'Words'), page().includes('without words')]).toEqual([false, true])
  })
})

describe('a post', () => {
  it('with a link to another site is not sent', async () => {
    await open()
    await fill('Link to it', 'https://evil.example/instagram.com')
    await press('button', 'I have posted the story')
    expect(below('Link to it')).toContain('no link of a network people post at')
    expect(sentBy(shop, 'blogger.savePost')).toEqual([])
  })

  it('is noted once, however often its answer is lost', async () => {
    shop.client.script['blogger.savePost'] = refuses(0)
    await open(12, 'post')
    await press('button', 'I have posted it')
    expect(textOf(find('alert'))).toContain('no connection')
    shop.client.script['blogger.savePost'] = () => POST
    await press('button', 'I have posted it')
    const [first, second] = sentBy(shop, 'blogger.savePost') as { key: string }[]
    expect(first).toMatchObject({ type: 'post', item_id: 12 })
    expect(second?.key).toBe(first?.key)
    expect(notices.get()).toMatchObject([{ text: 'Noted. Thank you.' }])
    await press('button', 'I have posted it')
    expect((sentBy(shop, 'blogger.savePost').at(-1) as { key: string }).key).not.toBe(first?.key)
  })

  it('takes its photos along, ten at most', async () => {
    let form: FormData | undefined
    shop.client.script['blogger.savePost'] = (asked) => {
      form = (asked as { body: FormData }).body
      return POST
    }
    await open()
    const field = find('button', 'I have posted the story').parentElement?.querySelector('[type="file"]')
    const files = Array.from({ length: 12 }, (_, at) => new File(['x'], `${at}.jpg`))
    Object.defineProperty(field, 'files', { value: files })
    await act(async () => void field?.dispatchEvent(new Event('change', { bubbles: true })))
    await settled()
    expect(page()).toContain('10 photos go along')
    await press('button', 'I have posted the story')
    expect([form?.get('item_id'), form?.getAll('images').length]).toEqual(['12', 10])
  })
})

describe('put into the archive', () => {
  it('a piece says why, and keeps its notes', async () => {
    shop.client.script['blogger.archiveProduct'] = () => TOP
    await open()
    await press('button', 'Put into the archive')
    await press('choice', 'It does not fit')
    await fill('Notes, if you like', 'Too short at 176 cm.')
    await press('button', 'Archive')
    expect(sentBy(shop, 'blogger.archiveProduct')).toEqual([
      { id: 12, archive: true, reason: 'does_not_fit', notes: 'Too short at 176 cm.' },
    ])
  })

  it('it is brought back by a press', async () => {
    shop = aCabinet([aPiece(12, { ...HERE, archive: true, archived_reason: 'other' })])
    shop.client.script['blogger.archiveProduct'] = () => TOP
    await open()
    await press('button', 'Bring back')
    expect(sentBy(shop, 'blogger.archiveProduct')).toEqual([{ id: 12, archive: false }])
  })
})
