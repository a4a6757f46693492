import { afterEach, expect, it, vi } from 'vitest'
import { openBroadcast } from './open-broadcast.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  undefined,
  class {
    constructor() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  },
])('a browser without word between tabs opened no bag at all (%#)', (broadcast) => {
  vi.stubGlobal('BroadcastChannel', broadcast)
  expect(openBroadcast('vitrine')).toBeUndefined()
})
