import { expect, it, onTestFinished, vi } from 'vitest'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { ListTabs } from './list-tabs.tsx'
import { LIST_WORDS } from './orders/order-words.ts'

const NAMES = ['to_send', 'review', 'all'] as const

it('on a tablet the list one had chosen lay out of sight, and no tab was marked', async () => {
  const measured = (name: 'offsetLeft' | 'offsetWidth', of: (tab: boolean) => number) =>
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
      return of(this.tagName === 'BUTTON')
    })
  measured('offsetLeft', (isTab) => (isTab ? 900 : 72))
  measured('offsetWidth', (isTab) => (isTab ? 60 : 0))
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(700)
  onTestFinished(() => void vi.restoreAllMocks())
  await openPage(
    <ListTabs
      names={NAMES}
      words={LIST_WORDS}
      current="all"
      counts={{ to_send: 29, review: 0, all: 301 }}
      onChange={() => undefined}
    />,
    { shop: scriptedEngine() },
  )
  expect(document.querySelector('nav')?.scrollLeft).toBe(900 - 72 - (700 - 60) / 2)
})
