import { describe, expect, test } from 'vitest'
import { contrastOf, mixColors } from './contrast.ts'
import { NO_SKIN, type Skin, tidySkin } from './skin.ts'
import { skinFaults } from './skin-faults.ts'
import { skinTokens } from './skin-tokens.ts'
import { BUILT_IN_COLORS } from './skin-values.ts'

const skin = (colors: Skin['colors'], more: Partial<Skin> = {}): Skin => ({ ...NO_SKIN, colors, ...more })

describe('contrast, as WCAG counts it', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
    ['#0000ff', '#ffffff', 8.59],
  ])('%s on %s is %d', (one, other, ratio) => {
    expect(contrastOf(one, other)).toBeCloseTo(ratio, 2)
    expect(contrastOf(other, one)).toBe(contrastOf(one, other))
  })

  test('a mixture lies between its colours', () => {
    expect([mixColors('#000000', '#ffffff', 0.5), mixColors('#102030', '#ffffff', 0)]).toEqual([
      '#808080',
      '#102030',
    ])
  })
})

describe('a skin', () => {
  test('that chooses nothing adds nothing, and the look of the build can be read', () => {
    expect([skinTokens(NO_SKIN), skinTokens(skin({ ...BUILT_IN_COLORS }))]).toEqual([{}, {}])
    expect(skinFaults(NO_SKIN)).toEqual([])
    expect(tidySkin(skin({ paper: BUILT_IN_COLORS.paper, accent: '#1f3a6e' })).colors).toEqual({
      accent: '#1f3a6e',
    })
  })

  test('brings what was chosen and what follows from it', () => {
    expect(skinTokens(skin({ accent: '#1f3a6e' }, { radius: 8, headings: 'sans' }))).toEqual({
      '--color-accent': '#1f3a6e',
      '--color-accent-hover': '#1d2f52',
      '--radius': '8px',
      '--font-display': 'var(--font-text)',
    })
    expect(Object.keys(skinTokens(skin({ ink_2: '#403c34', paper: '#ffffff' })))).toEqual([
      '--color-paper',
      '--color-ink-2',
      '--color-on-ink',
    ])
  })

  test('with a pair nobody could read is told which, by how much', () => {
    const pale = skinFaults(skin({ accent: '#8fb8a5' }))
    expect(pale.map(({ ink, ground }) => `${ink} on ${ground}`)).toEqual([
      'accent on paper',
      'accent on raised',
      'accent on accent_soft',
      'on_accent on accent',
      'on_accent on accent_hover',
    ])
    expect(pale[0]).toMatchObject({ contrast: 2.06, least: 4.5 })
    expect(skinFaults(skin({ control: '#bbbbbb' })).map(({ ink, least }) => [ink, least])).toEqual([
      ['control', 3],
      ['control', 3],
      ['control', 3],
    ])
    // What a skin cannot choose stands on its grounds, too.
    expect(skinFaults(skin({ paper: '#202020', raised: '#202020' })).map(({ ink }) => ink)).toContain('error')
  })

  test('a hair below the limit is below it', () => {
    const just = skinFaults(skin({ raised: '#ffffff', ink_3: '#777777' }))
    expect(just).toContainEqual({ ink: 'ink_3', ground: 'raised', contrast: 4.47, least: 4.5 })
  })

  test.each([
    'red',
    '#fff',
    '#1f4a3a;background:url(//evil.example)',
    'url(//evil.example/x)',
    '#1f4a3a"><script>alert(1)</script>',
    '</style><script>',
    'var(--color-ink)',
    'expression(alert(1))',
    '#1F4A3A',
    '#1f4a3a\n',
  ])('that was kept with %j brings nothing of it into a page', (color) => {
    expect(skinTokens(skin({ accent: color }))).toEqual({})
    const radius = '4px;x:y' as unknown as number
    expect(skinTokens(skin({}, { radius, headings: color as 'sans' }))).toEqual({})
  })
})
