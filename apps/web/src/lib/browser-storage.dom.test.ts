import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deviceStorage, listIn, tabStorage } from './browser-storage.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.restoreAllMocks())

it('keeps a text on the device or in the tab, and takes it away again', () => {
  deviceStorage.write('shop/a', 'device')
  tabStorage.write('shop/a', 'tab')
  expect([deviceStorage.read('shop/a'), tabStorage.read('shop/a')]).toEqual(['device', 'tab'])
  expect([localStorage.getItem('shop/a'), sessionStorage.getItem('shop/a')]).toEqual(['device', 'tab'])
  deviceStorage.write('shop/a', null)
  expect([deviceStorage.read('shop/a'), tabStorage.read('shop/a')]).toEqual([null, 'tab'])
})

it('minds neither a closed storage nor a full one', () => {
  deviceStorage.write('shop/a', 'before')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  deviceStorage.write('shop/a', 'after')
  expect(deviceStorage.read('shop/a')).toBe('before')
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError')
  })
  expect(deviceStorage.read('shop/a')).toBeUndefined()
  deviceStorage.write('shop/a', null)
})

it.each([null, undefined, '', '{', '{}', 'null', '7'])('finds no list in %s', (text) => {
  expect(listIn(text)).toEqual([])
})
