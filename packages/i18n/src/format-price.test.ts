import { fc, test } from '@fast-check/vitest'
import type { StoreCode } from '@vitrine/domain/store/store-view'
import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import { describe, expect, it } from 'vitest'
import { formatPrice } from './format-price.ts'

const inStore = (code: StoreCode, major: number) => {
  const view = STORE_VIEWS.find((one) => one.code === code)
  if (!view) throw new Error(`no store ${code}`)
  return formatPrice(major, view).replaceAll(/[\u00a0\u202f]/g, '_')
}

describe('a price', () => {
  it.each<[StoreCode, number, string]>([
    ['us', 148, '$148'],
    ['us', 52.5, '$52.50'],
    ['us', 1912, '$1,912'],
    ['us', 0, '$0'],
    ['us', -20, '\u2212$20'],
    ['us', -0.001, '$0'],
    ['eu', 1234.5, '€1,234.50'],
    ['de', 1234.5, '1.234,50_€'],
    ['de', 148, '148_€'],
    ['ru', 13600, '13_600_₽'],
    ['ua', 99.9, '99,90_€'],
    ['cn', 168, '$168'],
  ])('in %s of %d is %s', (code, major, text) => {
    expect(inStore(code, major)).toBe(text)
  })

  it('that is no number is said as it is', () => {
    expect(inStore('us', Number.NaN)).toBe('NaN')
  })

  test.prop([fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(...STORE_VIEWS)])(
    'never wraps and shows two digits only when it has cents',
    (minor, view) => {
      const text = formatPrice(minor / 100, view)
      expect(text).not.toContain(' ')
      expect(/\d{1}[.,]\d{2}(?!\d)/.test(text)).toBe(minor % 100 !== 0)
    },
  )
})
