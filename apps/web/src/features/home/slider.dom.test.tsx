import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { all, find, has, page, press, textOf } from '#web/engine/testing/find.ts'
import { openPage, wordsIn } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import type { Slide } from './load/home-settings.ts'
import { Slider } from './slider.tsx'

const WIDTH = 500
const slide = (title: string, facts: Partial<Slide> = {}): Slide => ({
  ...{ img: `${title}.webp`, alt: '', second: null, focus: null, secondFocus: null },
  ...{ title, text: '', button: '', link: `/${title.toLowerCase()}`, ...facts },
})
let sent: (number | undefined)[]
beforeEach(() => {
  sent = []
  HTMLElement.prototype.scrollTo = (to?: ScrollToOptions | number) => {
    if (typeof to === 'object') sent.push(to.left)
  }
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH)
})
const open = (slides: Slide[], more: object = {}) =>
  openPage(<Slider slides={slides} fallbackLink="/new" />, { shop: scriptedEngine(), ...more })
async function swipeTo(position: number): Promise<void> {
  const track = find('list')
  track.scrollLeft = position * WIDTH
  await act(async () => void track.dispatchEvent(new Event('scroll', { bubbles: true })))
}

describe('slides of the home page', () => {
  const THREE = ['Coats', 'Dresses', 'Hats'].map((title) => slide(title))

  it('the first is the heading of the page, the others stand below it', async () => {
    await open(THREE)
    expect(all('heading').map((one) => [one.tagName, textOf(one)])).toEqual([
      ['H1', 'Coats'],
      ['H2', 'Dresses'],
      ['H2', 'Hats'],
    ])
  })

  it('say where in the row one is, and what comes next, also round the end', async () => {
    await open(THREE)
    expect([textOf(find('status')), page().includes('Next: Dresses')]).toEqual(['1 of 3', true])
    await swipeTo(2)
    expect([textOf(find('status')), page().includes('Next: Coats')]).toEqual(['3 of 3', true])
  })

  it('go on and back by a press, round both ends', async () => {
    await open(THREE)
    await press('button', 'Previous slide')
    await press('button', 'Next slide')
    await swipeTo(2)
    await press('button', 'Next slide')
    expect(sent).toEqual([2 * WIDTH, WIDTH, 0])
  })

  it('one alone cannot be moved', async () => {
    await open([slide('Coats')])
    expect([has('button'), has('status')]).toEqual([false, false])
  })

  it('without words of an editor say what the shop would say, and lead to its collection', async () => {
    await open([slide('', { link: '' })], { store: 'de', t: wordsIn('de') })
    expect(textOf(find('heading'))).not.toBe('')
    expect(page()).not.toContain('Clothes to keep')
    expect(find('link').getAttribute('href')).toBe('/new')
  })

  it('only the first picture is fetched with the page; what it shows is told where an editor wrote it', async () => {
    await open([slide('Coats', { alt: 'A grey coat', second: 'b.webp' }), slide('Hats')])
    const pictures = [...document.querySelectorAll('img')]
    expect(pictures.map((one) => one.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy'])
    expect(pictures.map((one) => one.alt)).toEqual(['A grey coat', '', ''])
  })
})
