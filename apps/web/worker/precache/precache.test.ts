import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CACHES } from '../copies/caches-of-shop.ts'
import { brokenCaches, browserCaches, dead, theLine } from '../testing/browser-caches.ts'
import { keepCabinet, keepShell } from './cache-shell.ts'
import { isVisit, keepVisited } from './cache-visited.ts'
import { retireBuilds } from './retire-builds.ts'

const ASSETS = 'vitrine-assets-b9'
const FILES = ['/assets/entry.client-9.js', '/assets/list-9.js', '/assets/style-9.css']
let kept: ReturnType<typeof browserCaches>
beforeEach(() => {
  vi.stubGlobal('BUILD_ID', 'b9')
  vi.stubGlobal('SHOP_FILES', FILES)
  vi.stubGlobal('PARTNER_FILES', ['/assets/cabinet-9.js'])
  vi.stubGlobal('LATE_TEXTS', { '/assets/de-9.js': '/assets/de-late-9.js' })
  kept = browserCaches()
})
const file = () => new Response('code')
const PAGE = '<html><script src="/assets/entry.client-9.js"></script>'

describe('the files of a build', () => {
  it('are all there once it is installed, those of the cabinet only for who opens it', async () => {
    theLine(file)
    await keepShell()
    expect(kept.paths(ASSETS).sort()).toEqual([...FILES].sort())
    await keepCabinet()
    expect(kept.paths(ASSETS)).toContain('/assets/cabinet-9.js')
  })

  it('that came before the line broke are not fetched again', async () => {
    let isBroken = true
    const asked = theLine((path) => {
      if (path !== FILES[1] || !isBroken) return file()
      isBroken = false
      return dead()
    })
    await keepShell()
    expect([asked.filter((path) => path === FILES[0]).length, kept.paths(ASSETS).length]).toEqual([1, 3])
  })

  it('of which one never comes leave the former build in its place', async () => {
    const asked = theLine((path) => (path === FILES[1] ? new Response('', { status: 404 }) : file()))
    await expect(keepShell()).rejects.toThrow('no such file')
    expect(asked.filter((path) => path === FILES[1])).toHaveLength(3)
  })
})

it("a build installed at a café's sign-in had its page in the place of every file", async () => {
  theLine(() => new Response('<h1>Free WiFi', { headers: { 'content-type': 'text/html' } }))
  await expect(keepShell()).rejects.toThrow('no such file')
  expect(kept.paths(ASSETS)).toEqual([])
})

describe('builds that were', () => {
  const page = (entry: string) => `<html><script src="/assets/entry.client-${entry}.js"></script>`
  it('stay, the last three; pages that would open dead without theirs go', async () => {
    for (const build of ['1', '2', '3', '9'])
      await kept.keep(`vitrine-assets-b${build}`, `/assets/entry.client-${build}.js`, 'code')
    await kept.keep(CACHES.pages, '/de/alt', page('1'))
    await kept.keep(CACHES.pages, '/de/neu', page('3'))
    await kept.keep(CACHES.pages, '/de/ohne', '<html>')
    await retireBuilds()
    expect(kept.names().filter((name) => name.includes('assets'))).toEqual([
      'vitrine-assets-b2',
      'vitrine-assets-b3',
      'vitrine-assets-b9',
    ])
    expect(kept.paths(CACHES.pages)).toEqual(['/de/neu'])
  })

  it('take nothing of what is kept beside them', async () => {
    for (const build of ['1', '2', '3', '9']) await kept.keep(`vitrine-assets-b${build}`, '/a.js', 'code')
    await kept.keep(CACHES.pictures, '/media/a.jpg', 'picture')
    await retireBuilds()
    expect(kept.paths(CACHES.pictures)).toEqual(['/media/a.jpg'])
  })
})

describe('a page that was reached', () => {
  const visit = (path: string) => ({
    ...({ type: 'visited', url: `https://shop.example${path}` } as const),
    assets: ['/assets/list-9.js'],
    pictures: ['/media/a.jpg'],
  })
  const line = () =>
    theLine((path) =>
      path.startsWith('/de') ? new Response(PAGE, { headers: { 'content-type': 'text/html' } }) : file(),
    )

  it('is kept with its files and its pictures', async () => {
    line()
    await keepVisited(visit('/de/damen'))
    expect([kept.paths(CACHES.pages), kept.paths(ASSETS), kept.paths(CACHES.pictures)]).toEqual([
      ['/de/damen'],
      ['/assets/list-9.js'],
      ['/media/a.jpg'],
    ])
  })

  it('is kept with all texts of its language: a panel opened after a deploy had none', async () => {
    line()
    await keepVisited({ ...visit('/de/damen'), assets: ['https://shop.example/assets/de-9.js'] })
    expect(kept.paths(ASSETS)).toContain('/assets/de-late-9.js')
  })

  it('costs nothing but the copy where nothing can be kept', async () => {
    brokenCaches()
    line()
    await expect(keepVisited(visit('/de/damen'))).resolves.toBeUndefined()
  })

  it.each([undefined, null, 'visited', {}, { type: 'other' }])('is not what else a page says: %j', (said) => {
    expect(isVisit(said)).toBe(false)
  })
})
