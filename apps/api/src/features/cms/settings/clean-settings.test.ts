import { describe, expect, test } from 'vitest'
import { cleanSettings } from './clean-settings.ts'

describe('the settings of the shop', () => {
  test('slides without a picture are dropped, in a list and in an object', () => {
    const allowed = { img: 'art/a.webp', link: '/new-in' }
    const slides = [allowed, { img: '' }, { title: 'no picture' }, null]
    expect(cleanSettings({ main_slider: slides, top_slider: { slides } })).toEqual({
      main_slider: [allowed],
      top_slider: { slides: [allowed] },
    })
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:x',
    ' data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'vbscript:x',
  ])('the address %j is emptied wherever it stands', (link) => {
    expect(cleanSettings({ navbar: { deep: [{ link }] }, instagram_link: link })).toEqual({
      navbar: { deep: [{ link: '' }] },
      instagram_link: '',
    })
  })

  test.each(['/women/tops', 'https://t.me/x', 'w/b/wb01.jpg', 'a.webp', '+49 800 1', ''])(
    'the address %j stays',
    (link) => {
      expect(cleanSettings({ link })).toEqual({ link })
    },
  )

  test('words are left as they are', () => {
    const json = { text: 'javascript: a love story', list: [1, null, true] }
    expect(cleanSettings(json)).toEqual(json)
  })
})
