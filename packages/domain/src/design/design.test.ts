import { describe, expect, test } from 'vitest'
import { findStoreView } from '../store/testing/store-views.ts'
import { compileDesign, nextChange } from './compile-design.ts'
import type { Design, Slide } from './design.ts'
import { focusedPath } from './design.ts'
import { designChanges } from './design-changes.ts'
import { designWarnings } from './design-warnings.ts'
import { touchesOnlyOwn } from './own-slides.ts'
import { readDesign } from './read-design.ts'

const words = (title: string, link = '/new-in') => ({ title, text: '', button: '', link, alt: '' })
const slide = (id: string, more: Partial<Slide> = {}): Slide => ({
  ...{ id, by: null, light_bg: false, stores: [], from: null, until: null, is_hidden: false },
  ...{ category_key: null, pictures: [{ path: 'a.webp', focus: [50, 50] }], texts: { en: words(id) } },
  ...more,
})
const design = (main: Slide[], more: Partial<Design> = {}): Design => ({
  sliders: { main, top: [], bottom: [], styles: [] },
  ...{ navbar: [], payments: [] },
  bonus: { show_banner: false, show_modal: false, modal_after_ms: 3000, code: '' },
  ...more,
})
const NOW = '2026-11-24T12:00:00.000Z'
const inStore = (code: string, now = NOW) => {
  const store = findStoreView(code)
  if (!store) throw new Error(code)
  return { store, now }
}
const titles = (of: Design, code = 'us', now = NOW) =>
  (compileDesign(of, inStore(code, now), {}).main_slider as { title: string }[]).map(({ title }) => title)

describe('what a store shows', () => {
  test.each<[string, Partial<Slide>, boolean]>([
    ['a slide', {}, true],
    ['a hidden one', { is_hidden: true }, false],
    ['one without a picture', { pictures: [] }, false],
    ['one of this store', { stores: ['us', 'de'] }, true],
    ['one of another', { stores: ['de'] }, false],
    ['one that begins now', { from: NOW }, true],
    ['one that begins later', { from: '2026-11-24T12:00:00.001Z' }, false],
    ['one that ends now', { until: NOW }, false],
    ['one that ends later', { until: '2026-11-25T00:00:00.000Z' }, true],
  ])('%s', (...[, more, shows]) => {
    expect(titles(design([slide('coat', more)]))).toEqual(shows ? ['coat'] : [])
  })

  test('speaks the language of the store, and English where nobody wrote it', () => {
    const both = design([slide('coat', { texts: { en: words('Coats'), de: words('Mäntel', '') } })])
    expect([titles(both, 'de'), titles(both, 'cn')]).toEqual([['Mäntel'], ['Coats']])
    const { main_slider } = compileDesign(both, inStore('de'), {})
    expect(main_slider).toMatchObject([{ link: '/new-in' }])
  })

  test('cuts a file of the shop around what must stay in sight', () => {
    const path = `d/${'a'.repeat(32)}.webp`
    expect(focusedPath({ path, focus: [30, 70] })).toBe(`d/${'a'.repeat(32)}.f30-70.webp`)
    expect(focusedPath({ path: 'w/b/wb01.jpg', focus: [30, 70] })).toBe('w/b/wb01.jpg')
  })

  test('ways to pay come in the editor’s order and words, and cost what the settings say', () => {
    const base = {
      payment_methods: [
        { code: 'card', title: 'Card', cost_incl_tax: 0 },
        { code: 'cod', title: 'Cash', cost_incl_tax: 3 },
      ],
    }
    const payments = [
      { code: 'cod', is_shown: true, titles: { en: 'Cash at the door' } },
      { code: 'card', is_shown: false, titles: {} },
      { code: 'made-up', is_shown: true, titles: { en: 'Free' } },
    ]
    expect(compileDesign(design([], { payments }), inStore('us'), base).payment_methods).toEqual([
      { code: 'cod', title: 'Cash at the door', cost_incl_tax: 3 },
    ])
  })
})

test('the next moment something begins or ends', () => {
  const soon = '2026-11-27T00:00:00.000Z'
  const all = design([
    slide('a', { from: '2026-11-01T00:00:00.000Z', until: '2026-12-01T00:00:00.000Z' }),
    slide('b', { from: soon }),
  ])
  expect([nextChange(all, NOW), nextChange(design([]), NOW)]).toEqual([soon, null])
})

test('settings written language by language become one design, and say the same again', () => {
  const json = (title: string) => ({
    main_slider: [
      { img: 'a.webp', img2: 'b.webp', title, text: 't', button: 'b', link: `/${title}` },
      { img: '' },
    ],
    top_slider: { img: 'c.webp', title: 'Lead', heading: 'New' },
    payment_methods: [{ code: 'card', title }],
  })
  const settings = {
    en: json('coats'),
    de: {
      ...json('maentel'),
      main_slider: [...json('maentel').main_slider.slice(0, 1), { img: 'd.webp', title: 'nur' }],
    },
  }
  const read = readDesign(settings)
  expect(read.sliders.main).toMatchObject([{ stores: [] }, { stores: ['de'] }])
  const again = compileDesign(read, inStore('de'), settings.de)
  expect(again).toMatchObject({
    main_slider: [{ img: 'a.webp', img2: 'b.webp', title: 'maentel', link: '/maentel' }, { title: 'nur' }],
    top_slider: { heading: 'New', slides: [{ img: 'c.webp' }] },
    payment_methods: [{ code: 'card', title: 'maentel' }],
  })
  expect(readDesign({})).toEqual(design([]))
})

test('what publishing would change, line by line', () => {
  const before = design([slide('a'), slide('b'), slide('c')])
  const after = design(
    [slide('b'), slide('a', { texts: { en: words('Warmer') }, is_hidden: true }), slide('d')],
    { navbar: [3] },
  )
  expect(designChanges(before, after).map((one) => [one.what, 'field' in one ? one.field : ''])).toEqual([
    ['slide-gone', ''],
    ['slide-new', ''],
    ['slide-order', ''],
    ['slide-field', 'title'],
    ['slide-field', 'shown'],
    ['navbar', ''],
  ])
  expect(designChanges(before, before)).toEqual([])
})

test('what an editor should see before shoppers do', () => {
  const some = [
    slide('a', { stores: ['us', 'ua'], texts: { en: words('x'.repeat(49)) } }),
    slide('b', { is_hidden: true, pictures: [] }),
    slide('c', { stores: ['us'], pictures: [], until: '2026-11-01T00:00:00.000Z' }),
  ]
  expect(
    designWarnings(design(some), NOW).map(({ what, slide: { id }, languages }) => [id, what, ...languages]),
  ).toEqual([
    ['a', 'missing', 'uk'],
    ['a', 'long', 'en'],
    ['c', 'no-picture'],
    ['c', 'ended'],
  ])
})

describe('a partner', () => {
  const mine = slide('mine', { by: 7 })
  const before = design([slide('a'), mine])
  test.each<[string, Design, boolean]>([
    ['changes a slide of their own', design([slide('a'), { ...mine, texts: { en: words('New') } }]), true],
    ['takes it away', design([slide('a')]), true],
    ['lays in another', design([slide('a'), mine, slide('more', { by: 7 })]), true],
    ['moves it to the front', design([mine, slide('a')]), true],
    ['changes the shop’s', design([slide('a', { is_hidden: true }), mine]), false],
    ['gives the shop’s their name', design([slide('a', { by: 7 }), mine]), false],
    ['takes another partner’s', design([slide('a'), mine, slide('other', { by: 8 })]), false],
    ['changes the navigation', design([slide('a'), mine], { navbar: [1] }), false],
  ])('%s: %s', (...[, after, may]) => expect(touchesOnlyOwn(before, after, 7)).toBe(may))
})
