import { describe, expect, test } from 'vitest'
import { openDesign } from '../testing/open-design.ts'

const { ask, desk, titles } = openDesign()

describe('the calls of programs', () => {
  test('slides are written at once in one language, those without a picture dropped, others keep theirs', async () => {
    const slides = [
      { img: 'neu.webp', title: 'Neu', link: '/neu' },
      { img: 'a.webp', title: 'Mäntel für alle' },
      { img: '', title: 'leer' },
    ]
    for (const path of ['slides', 'design/slides']) {
      const reply = await ask(path, { body: { slides, lang: 'de' } })
      expect(reply).toMatchObject({ status: 200, result: { saved: true, updated_at: expect.any(String) } })
    }
    expect([await titles('de'), await titles()]).toEqual([['Neu', 'Mäntel für alle'], ['Coats']])
  })

  test('keys of the settings are changed by name; what is not named stays', async () => {
    const body = { show_bonuses_banner: true, bonuses_banner_code: 'HELLO', navbar: { category_ids: [3, 1] } }
    expect((await ask('design', { body })).status).toBe(200)
    expect((await desk()).published).toMatchObject({
      ...{ navbar: [3, 1], bonus: { show_banner: true, code: 'HELLO', modal_after_ms: 3000 } },
      sliders: { main: [{ texts: { en: { title: 'Coats' } } }] },
    })
  })

  test.each([
    ['an unknown key', 'design', { css: 'body{}' }, 'css'],
    [
      'a link to another host',
      'slides',
      { slides: [{ img: 'a.webp', link: 'https://evil.example' }] },
      'slides.0.link',
    ],
    [
      'a link without its scheme',
      'slides',
      { slides: [{ img: 'a.webp', link: '//evil.example' }] },
      'slides.0.link',
    ],
    [
      'a link that runs code',
      'slides',
      { slides: [{ img: 'a.webp', link: 'javascript:x()' }] },
      'slides.0.link',
    ],
    [
      'a picture of another host',
      'slides',
      { slides: [{ img: 'https://evil.example/a.png' }] },
      'slides.0.img',
    ],
    ['a picture above its folder', 'slides', { slides: [{ img: '../../etc/a.png' }] }, 'slides.0.img'],
    ['too many slides', 'slides', { slides: Array(25).fill({ img: 'a.webp' }) }, 'slides'],
    ['a language nobody reads', 'slides', { slides: [], lang: 'xx' }, 'lang'],
    [
      'an unknown field of a slide',
      'slides',
      { slides: [{ img: 'a.webp', onclick: 'x' }] },
      'slides.0.onclick',
    ],
    ['a delay out of range', 'design', { show_bonuses_modal_after: 600_001 }, 'show_bonuses_modal_after'],
  ])('%s is refused by its name', async (...[, path, body, field]) => {
    expect(await ask(path, { body })).toMatchObject({ status: 400, meta: { field } })
  })

  test('nobody else may', async () => {
    const body = { slides: [] }
    expect([
      (await ask('slides', { as: 'manager', body })).status,
      (await ask('slides', { as: 'nobody', body })).status,
    ]).toEqual([403, 401])
  })
})
