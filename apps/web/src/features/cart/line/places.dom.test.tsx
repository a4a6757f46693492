import { lineKey } from '@vitrine/domain/cart/line-identity'
import { aLine } from '@vitrine/sync/testing/a-line'
import { beforeEach, expect, it, vi } from 'vitest'
import { inTheirPlaces, keepPlaces, readPlaces } from './places.ts'

const lines = ['A', 'B', 'C', 'D'].map((sku) => aLine({ sku, parentSku: sku }))
const keyOf = (at: number) => lineKey(lines[at] ?? aLine())
const skus = (shown: readonly { sku: string }[]) => shown.map(({ sku }) => sku).join('')
beforeEach(() => sessionStorage.clear())

it('whichever line was taken out and back stands where it stood', () => {
  for (const [at, line] of lines.entries()) {
    // For the shop it is a new line, the last one.
    const asSent = [...lines.filter((one) => one !== line), line]
    expect(skus(inTheirPlaces(asSent, [{ key: keyOf(at), place: at }]))).toBe('ABCD')
  }
})

it('two that were taken out and back stand where they stood, whichever went first', () => {
  for (const [first, one] of lines.entries())
    for (const [second, other] of lines.entries()) {
      if (first === second) continue
      const afterFirst = lines.filter((line) => line !== one)
      const back = [{ key: keyOf(first), place: first }]
      const shown = inTheirPlaces([...afterFirst, one], back)
      const place = shown.indexOf(other)
      const asSent = [...[...afterFirst, one].filter((line) => line !== other), other]
      expect(skus(inTheirPlaces(asSent, [...back, { key: keyOf(second), place }]))).toBe('ABCD')
    }
})

it('a place of a line that is gone moves nothing, and one beyond the end is the end', () => {
  expect(skus(inTheirPlaces(lines.slice(1), [{ key: keyOf(0), place: 2 }]))).toBe('BCD')
  expect(skus(inTheirPlaces(lines, [{ key: keyOf(0), place: 9 }]))).toBe('BCDA')
})

it('a reload moves nothing', () => {
  const places = [{ key: keyOf(2), place: 0 }]
  keepPlaces(places)
  expect(readPlaces()).toEqual(places)
})

it.each(['', 'null', '{', '{"key":"a","place":1}', '[null,{"key":1,"place":1},{"key":"a"}]'])(
  'a bag opens whatever was kept: %j',
  (kept) => {
    sessionStorage.setItem('shop/cart/places', kept)
    expect(readPlaces()).toEqual([])
  },
)

it('a storage that is full or closed costs the place, and not the bag', () => {
  const closed = () => {
    throw new DOMException('closed', 'SecurityError')
  }
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed)
  const read = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(closed)
  expect(() => keepPlaces([{ key: 'a', place: 1 }])).not.toThrow()
  expect(readPlaces()).toEqual([])
  write.mockRestore()
  read.mockRestore()
})
