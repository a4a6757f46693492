import { beforeEach, expect, it } from 'vitest'
import { createPagePanel } from './page-panel.ts'

beforeEach(() => history.replaceState(null, '', '/us/women'))

it('a panel goes with the page it was opened over', () => {
  const menu = createPagePanel()
  menu.set(true)
  history.replaceState(null, '', '/us')
  menu.shutOnArrival()
  expect(menu.get()).toBe(false)
})

it('a menu opened while the next page was still being drawn is not shut by its arrival', () => {
  const menu = createPagePanel()
  menu.set(true)
  menu.set(false)
  history.replaceState(null, '', '/us')
  menu.set(true)
  menu.shutOnArrival()
  expect(menu.get()).toBe(true)
})
