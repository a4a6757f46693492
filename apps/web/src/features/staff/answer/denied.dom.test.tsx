import { expect, it } from 'vitest'
import { find, page } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { DeskContext } from '../frame/use-desk.ts'
import { Denied } from './denied.tsx'

const open = (may: readonly string[], isAwaited = false) => {
  const desk = { name: 'Mona', counts: {}, views: [], round: 0, recount: () => {} }
  return openPage(
    <DeskContext value={{ ...desk, isAwaited, may: (one) => may.includes(one) }}>
      <Denied />
    </DeskContext>,
    { shop: scriptedEngine() },
  )
}

it('one of the staff is told that the role does not open it, not that they are no staff', async () => {
  await open(['order:manage'])
  expect(page()).toContain('Your role does not open this page.')
})

it('anybody else hears that it is the staff’s', async () => {
  await open([])
  expect(page()).toContain("This page is for the shop's staff.")
  expect(find('link', 'To the shop').getAttribute('href')).toBe('/')
})

it('a manager was told for a moment to be no staff, where the page was refused before the desk had answered', async () => {
  await open([], true)
  expect([page().includes("shop's staff"), document.querySelector('[aria-busy=true]')]).toEqual([
    false,
    expect.anything(),
  ])
})
