import { expect, it } from 'vitest'
import { page } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { SideNav } from './side-nav.tsx'

const LINKS = ['/a', '/b', '/c'].map((to) => ({ to, label: to }))

it('the tab one stands on is in the middle of the row, not at its edge', async () => {
  const place = { offsetLeft: 340, offsetWidth: 80, clientWidth: 390 }
  for (const [name, value] of Object.entries(place))
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get() {
        const isLink = this.tagName === 'A'
        return name === 'clientWidth' || isLink ? value : 0
      },
    })
  await openPage(
    <SideNav label="Rooms" links={LINKS}>
      Here
    </SideNav>,
    { shop: scriptedEngine(), address: '/b' },
  )
  expect(page()).toContain('Here')
  expect(document.querySelector('nav')?.scrollLeft).toBe(340 - (390 - 80) / 2)
})
