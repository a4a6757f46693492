import { act, useState } from 'react'
import { useNavigate } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { KeepAlive } from '#web/lib/returning/keep-alive.tsx'
import { useInnerScroll } from './use-inner-scroll.ts'

const LIST = { name: 'women' }
let go: (isList: boolean) => void

function Frame() {
  useInnerScroll()
  const navigate = useNavigate()
  const [isList, setList] = useState(true)
  go = (isList) => {
    setList(isList)
    void navigate(isList ? '/women' : '/dress')
  }
  return (
    <main>
      <KeepAlive data={isList ? LIST : undefined}>{() => <nav>rail</nav>}</KeepAlive>
    </main>
  )
}
const rail = () => document.querySelector('nav') as HTMLElement
/** As a browser does it: nothing of what is out of the document is moved. */
function scrolls(one: Element, left: number, top: number) {
  one.scrollLeft = left
  one.scrollTop = top
  act(() => void one.dispatchEvent(new Event('scroll')))
}
const goes = (isList: boolean) => act(async () => go(isList))
const open = () => openPage(<Frame />, { shop: scriptedEngine(), address: '/women' })
Element.prototype.scrollTo ??= () => undefined

afterEach(() => vi.restoreAllMocks())

async function leavesAndComesBack() {
  const moved = vi.spyOn(Element.prototype, 'scrollTo')
  const left = rail()
  await goes(false)
  await goes(true)
  expect(rail()).toBe(left)
  return moved.mock.calls
}

it('gone back to, a list had its rails and its column of filters at their beginning', async () => {
  await open()
  scrolls(rail(), 90, 60)
  expect(await leavesAndComesBack()).toEqual([[{ left: 90, top: 60, behavior: 'instant' }]])
})

it('moved before this was here, it is known as well', async () => {
  const early = document.createElement('main')
  early.innerHTML = '<ul></ul>'
  document.body.append(early)
  const list = early.firstElementChild as HTMLElement
  list.scrollLeft = 40
  await open()
  const moved = await leavesAndComesBack()
  early.remove()
  expect(moved).toContainEqual([{ left: 40, top: 0, behavior: 'instant' }])
})

it('what was never moved is let alone, and a page that is left listens no more', async () => {
  const { leave } = await open()
  expect(await leavesAndComesBack()).toEqual([])
  const late = rail()
  const read = vi.spyOn(late, 'scrollLeft', 'get')
  leave()
  document.body.append(late)
  late.dispatchEvent(new Event('scroll'))
  late.remove()
  expect(read).not.toHaveBeenCalled()
})
