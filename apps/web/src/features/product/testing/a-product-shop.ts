import { beforeEach, vi } from 'vitest'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'

/** A shop of its own for each test of a file, on a device that remembers nothing, with what a product's page asks of a browser. */
export function aProductShop(): () => ReturnType<typeof scriptedEngine> {
  let shop: ReturnType<typeof scriptedEngine>
  beforeEach(() => {
    localStorage.clear()
    stubDialog()
    HTMLElement.prototype.scrollTo = () => {}
    vi.stubGlobal('IntersectionObserver', Unseen)
    vi.stubGlobal('CSS', { escape: (text: string) => text })
    shop = scriptedEngine()
  })
  return () => shop
}

class Unseen {
  observe() {}
  unobserve() {}
  disconnect() {}
}
