import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { wakeLinks, wakeScripts } from './wake-scripts.ts'

const PAGE = `<head><link rel="asleep" fetchpriority="low" href="/start.js"/></head>
  <body><img src="/a.webp" loading="eager"/><script type="asleep" async="">import "/start.js"</script></body>`

/** What the browser has told of what is on the screen, and who listens. */
let isSeen = true
let tell: () => void = () => {}
class PaintObserver {
  readonly #hear: (list: object) => void
  constructor(hear: (list: object) => void) {
    this.#hear = hear
  }
  observe() {
    tell = () => this.#hear({ getEntriesByName: () => (isSeen ? [{}] : []) })
    tell()
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('PerformanceObserver', PaintObserver)
  isSeen = true
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.documentElement.innerHTML = ''
})

/** jsdom fetches no pictures, so they have not come unless it is said. */
function read(isHere = false, { html = PAGE, isKnown = false } = {}) {
  document.documentElement.innerHTML = html
  const picture = document.querySelector('img')
  if (picture) Object.defineProperty(picture, 'complete', { value: isHere })
  // As a page has it: without anything its file imports.
  const visited = Promise.resolve(isKnown)
  new Function('visited', `(${String(wakeScripts)})(${String(wakeLinks)}, visited)`)(visited)
  return picture
}
/** Far less than scripts wait at most. */
const aFramePasses = () => vi.advanceTimersByTime(40)
const isAwake = () => ({
  script: document.querySelector('script[type=module]')?.textContent === 'import "/start.js"',
  link: document.querySelector('link')?.rel === 'modulepreload',
})

it('scripts are fetched when the picture the page opens with is painted, and once', () => {
  const picture = read()
  expect(isAwake()).toEqual({ script: false, link: false })
  picture?.dispatchEvent(new Event('load'))
  expect(isAwake()).toEqual({ script: false, link: false })
  aFramePasses()
  expect(isAwake()).toEqual({ script: true, link: true })
  const started = document.querySelector('script[type=module]')
  vi.runAllTimers()
  expect(document.querySelector('script[type=module]')).toBe(started)
})

it('a first frame that is made and not seen yet comes before them', () => {
  isSeen = false
  read(true)
  aFramePasses()
  expect(isAwake()).toEqual({ script: false, link: false })
  isSeen = true
  tell()
  expect(isAwake()).toEqual({ script: true, link: true })
})

it('a picture that cannot be had keeps nobody waiting', () => {
  read()?.dispatchEvent(new Event('error'))
  aFramePasses()
  expect(isAwake()).toEqual({ script: true, link: true })
})

it('nor does one that takes forever', () => {
  read()
  vi.runAllTimers()
  expect(isAwake()).toEqual({ script: true, link: true })
})

it('one that is here already is not waited for', () => {
  read(true)
  aFramePasses()
  expect(isAwake()).toEqual({ script: true, link: true })
})

describe('a page that opens without a picture', () => {
  const html = PAGE.replace(/<img[^>]*>/, '')
  it('comes alive at once for whoever has been here: there may be a bag to show', async () => {
    isSeen = false
    read(true, { html, isKnown: true })
    await Promise.resolve()
    expect(isAwake()).toEqual({ script: true, link: true })
  })

  it('is painted first for a newcomer', async () => {
    read(true, { html })
    await Promise.resolve()
    expect(isAwake()).toEqual({ script: false, link: false })
    aFramePasses()
    expect(isAwake()).toEqual({ script: true, link: true })
  })
})
