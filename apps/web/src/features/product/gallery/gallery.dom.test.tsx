import type { MediaEntry } from '@vitrine/domain/catalog/product'
import { act, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { all, find, has, page, press, pressKey, settled, textOf } from '#web/engine/testing/find.ts'
import { openPage, wordsIn } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { Gallery } from './gallery.tsx'

const still = (pos: number, facts: Partial<MediaEntry> = {}): MediaEntry => ({
  ...{ image: `/dress-${pos}.jpg`, pos, typ: 'image', lab: null, vid: null },
  ...facts,
})
const film = (pos: number, vid: Partial<NonNullable<MediaEntry['vid']>>): MediaEntry =>
  still(pos, { typ: 'video', vid: { url: '', title: '', type: 'video', ...vid } })
const stills = (count: number) => Array.from({ length: count }, (_, at) => still(at + 1))

const WIDTH = 400
/** Where the strip of pictures, and that of small ones, was sent. */
const sent: { list: Element; left: number | undefined; behavior: ScrollBehavior | undefined }[] = []

beforeEach(() => {
  stubDialog()
  sent.length = 0
  HTMLElement.prototype.scrollTo = function (this: HTMLElement, to?: ScrollToOptions | number) {
    if (typeof to === 'object') sent.push({ list: this, left: to.left, behavior: to.behavior })
  }
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH)
})

const open = (pictures: MediaEntry[], more: Partial<Parameters<typeof openPage>[1]> = {}) =>
  openPage(<Gallery name="Linen dress" pictures={pictures} />, { shop: scriptedEngine(), ...more })
const strip = () => find('list', 'Pictures: Linen dress')
const alts = () => [...strip().querySelectorAll('img')].map((one) => one.alt)
const current = () => all('button').findIndex((one) => one.getAttribute('aria-current') === 'true')
/** A finger moves the strip on. */
async function swipeTo(position: number): Promise<void> {
  strip().scrollLeft = position * WIDTH
  await act(async () => void strip().dispatchEvent(new Event('scroll')))
}

let change = (_: MediaEntry[]) => {}
function Changing() {
  const [pictures, set] = useState(stills(3))
  change = set
  return <Gallery name="Linen dress" pictures={pictures} />
}

describe('pictures of a product', () => {
  it('are told to a listener by what they show, or else by their number', async () => {
    await open([still(1, { lab: 'From the back' }), still(2), still(3)])
    expect(alts()).toEqual(['From the back', 'Linen dress, picture 2 of 3', 'Linen dress, picture 3 of 3'])
  })

  it('in another language they are told in its words', async () => {
    await open(stills(2), { store: 'de', t: wordsIn('de') })
    const [first] = [...document.querySelectorAll('ul img')]
    expect(first?.getAttribute('alt')).toBe('Linen dress, Bild 1 von 2')
  })

  it('only the first is asked for at once, all others when they come into sight', async () => {
    await open(stills(3))
    const loading = [...strip().querySelectorAll('img')].map((one) => one.getAttribute('loading'))
    expect(loading).toEqual(['eager', 'lazy', 'lazy'])
  })

  it.each([
    ['one alone has no small ones to jump by', 1, 0],
    ['two have', 2, 2],
  ])('%s', async (_, count, thumbs) => {
    await open(stills(count))
    expect(all('button', /^Show picture/)).toHaveLength(thumbs)
  })

  it('glided to a picture also for who wants nothing to move: there it is at once', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    await open(stills(3))
    await press('button', 'Show picture 3')
    vi.unstubAllGlobals()
    const how = sent.map(({ behavior }) => behavior)
    expect([how.includes('instant'), how.includes('smooth')]).toEqual([true, false])
  })

  it('a product without any has nothing to enlarge', async () => {
    await open([])
    expect([has('button', 'Enlarge the picture'), alts()]).toEqual([false, []])
  })

  it('a small one leads to its picture, and the one in sight is marked as a finger swipes', async () => {
    await open(stills(4))
    await press('button', 'Show picture 3')
    expect(sent.at(-1)).toEqual({ list: strip(), left: 2 * WIDTH, behavior: 'smooth' })
    await swipeTo(2)
    expect(textOf(all('button')[current()])).toBe('')
    expect(all('button')[current()]?.getAttribute('aria-label')).toBe('Show picture 3')
  })

  it('those of another colour begin at the first again', async () => {
    await openPage(<Changing />, { shop: scriptedEngine() })
    await swipeTo(2)
    const { length } = sent
    strip().scrollLeft = 0
    await act(async () => change([still(7), still(8)]))
    expect(sent.slice(length).some(({ list, left }) => list === strip() && left === 0)).toBe(true)
    expect(all('button')[current()]?.getAttribute('aria-label')).toBe('Show picture 1')
  })
})

describe('a picture as large as the screen', () => {
  const appeared = () =>
    vi.waitFor(async () => {
      await settled()
      expect(has('dialog')).toBe(true)
    })
  const large = () => document.querySelector<HTMLImageElement>('dialog img')?.alt

  it('is the one that was tapped', async () => {
    await open(stills(3))
    await act(async () => strip().querySelectorAll('button')[1]?.click())
    await appeared()
    expect(large()).toBe('Linen dress, picture 2 of 3')
  })

  it('is the one in sight where the glass is pressed, and arrow keys go on', async () => {
    await open(stills(3))
    await swipeTo(2)
    await press('button', 'Enlarge the picture')
    await appeared()
    expect(large()).toBe('Linen dress, picture 3 of 3')
    await pressKey(find('dialog'), 'ArrowLeft')
    expect(large()).toBe('Linen dress, picture 2 of 3')
  })

  it('films are not among them, nor counted', async () => {
    await open([film(1, { url: '/media/film.mp4' }), still(2), still(3)])
    await swipeTo(1)
    await press('button', 'Enlarge the picture')
    await appeared()
    expect(large()).toBe('Linen dress, picture 1 of 2')
  })

  it('a tap comes nearer and says so, the next one goes back', async () => {
    await open(stills(2))
    await press('button', 'Enlarge the picture')
    await appeared()
    await press('button', 'Come closer')
    expect(find('button', 'See the whole').getAttribute('aria-pressed')).toBe('true')
    await press('button', 'See the whole')
    expect(find('button', 'Come closer').getAttribute('aria-pressed')).toBe('false')
  })
})

describe('films of a product', () => {
  const appeared = (what: string) =>
    vi.waitFor(async () => {
      await settled()
      expect(document.querySelector(what)).not.toBeNull()
    })

  it('of the shop itself plays in place, without being fetched before', async () => {
    await open([still(1), film(2, { url: '/media/walk.mp4', title: 'A walk' })])
    await appeared('video')
    const video = document.querySelector('video')
    expect(video?.getAttribute('src')).toBe('/media/walk.mp4')
    expect([video?.getAttribute('preload'), video?.getAttribute('aria-label')]).toEqual(['none', 'A walk'])
    expect(has('button', 'Show video 2')).toBe(true)
  })

  it('of somebody else asks nobody before the shopper has agreed', async () => {
    await open([film(1, { url: 'https://youtu.be/abcdef123', title: 'A walk' }), still(2)])
    await vi.waitFor(async () => {
      await settled()
      expect(has('button', /A walk/)).toBe(true)
    })
    expect(document.querySelector('iframe')).toBeNull()
    expect(page()).toContain('YouTube')
    await press('button', /A walk/)
    const frame = document.querySelector('iframe')
    expect(new URL(frame?.src ?? '').host).toBe('www.youtube-nocookie.com')
    expect(frame?.title).toBe('A walk')
  })

  it('whose address says nothing stays a picture, called as the product is', async () => {
    await open([film(1, { url: 'javascript:alert(1)' }), still(2)])
    await appeared('li img[alt="Linen dress"]')
    expect([document.querySelector('video'), document.querySelector('iframe')]).toEqual([null, null])
  })

  it('while one is in sight there is nothing to enlarge', async () => {
    await open([still(1), film(2, { url: '/media/walk.mp4' })])
    expect(has('button', 'Enlarge the picture')).toBe(true)
    await swipeTo(1)
    expect(has('button', 'Enlarge the picture')).toBe(false)
  })
})
