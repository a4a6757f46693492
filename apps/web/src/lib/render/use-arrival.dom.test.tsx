import { act } from 'react'
import { Link, useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { press, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { useArrival } from './use-arrival.ts'

const CLOCK = ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] as const
beforeEach(() => void vi.useFakeTimers({ toFake: [...CLOCK] }))
afterEach(() => void vi.useRealTimers())

const seen: number[] = []
function Dress() {
  const drawn = useArrival(3)
  seen.push(drawn)
  return (
    <main>
      <p>{drawn}</p>
      <Link to="/list">All dresses</Link>
    </main>
  )
}
function List() {
  const navigate = useNavigate()
  return (
    <>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <Link to="/dress">Dress</Link>
      <Link to="/dress#reviews">What others say</Link>
    </>
  )
}
const open = (address: string) =>
  openPage(<List />, {
    shop: scriptedEngine(),
    address,
    path: '/list',
    others: [{ path: '/dress', element: <Dress /> }],
  })
const shown = () => textOf(document.querySelector('p'))
const pass = () => act(() => vi.advanceTimersByTimeAsync(500))

it('of a page somebody goes to only what is seen is drawn at first, and one part more behind each frame', async () => {
  await open('/list')
  seen.length = 0
  await press('link', 'Dress')
  expect(shown()).toBe('0')
  for (const _ of [1, 2, 3]) await pass()
  expect([...new Set(seen)]).toEqual([0, 1, 2, 3])
})

it('a page that is opened, and one whose address names a part of it, are whole at once', async () => {
  seen.length = 0
  const { leave } = await open('/dress')
  leave()
  await open('/list')
  await press('link', 'What others say')
  expect([shown(), new Set(seen)]).toEqual(['3', new Set([3])])
})

it('a page that is gone back to is whole at once: it stands where it was left', async () => {
  await open('/list')
  await press('link', 'Dress')
  await pass()
  await press('link', 'All dresses')
  seen.length = 0
  await press('button', 'Back')
  expect([shown(), new Set(seen)]).toEqual(['3', new Set([3])])
})

it('a page that is just being left draws no more: it would begin the drawing of the next one anew', async () => {
  await open('/list')
  await press('link', 'Dress')
  await act(async () => void dispatchEvent(new PopStateEvent('popstate')))
  for (const _ of [1, 2]) await act(() => vi.advanceTimersByTimeAsync(400))
  expect(shown()).toBe('0')
  // It was a way inside the page.
  for (const _ of [1, 2, 3, 4]) await pass()
  expect(shown()).toBe('3')
})
