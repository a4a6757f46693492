import { expect, it } from 'vitest'
import { type Packed, pack, unpack } from './packed.ts'

it('reads in a browser as it was on the server, in any language', () => {
  const list = { products: [{ name: 'Пальто «大衣» </script> &   ', price: 1.5, old: null }], total: 0 }
  const travelled = `${pack(list).slice(0, 5)}${pack(list).slice(5)}` as Packed<typeof list>
  expect(unpack(travelled)).toEqual(list)
})

it('is the very same object as long as it is the same page, also when others came between', () => {
  const pages = Array.from({ length: 8 }, (_, number) => ({ number }))
  const packed = pages.map((page) => pack(page))
  expect(packed.map((one) => unpack(one))).toEqual(pages)
  expect(unpack(packed[0] ?? '')).toBe(pages[0])
})

it('keeps a handful, and reads an older one again', () => {
  const first = pack({ number: 'first' })
  for (let number = 0; number < 8; number++) pack({ number })
  const again = unpack(first)
  expect(again).toEqual({ number: 'first' })
  expect(unpack(first)).toBe(again)
})

it('what every page asks for, as the frame, stays the very same object however many pages come between', () => {
  const frame = pack({ menu: ['Women'] })
  const first = unpack(frame)
  for (let number = 0; number < 20; number++) {
    pack({ page: number })
    expect(unpack(frame)).toBe(first)
  }
})
