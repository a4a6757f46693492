import { act } from 'react'
import { Link, useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { press, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { useIsArrived } from './use-is-arrived.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] }))
afterEach(() => void vi.useRealTimers())

const seen: boolean[] = []
function Dress() {
  const isArrived = useIsArrived()
  seen.push(isArrived)
  return (
    <main>
      <p>{isArrived ? 'whole' : 'what is seen'}</p>
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

it('of a page somebody goes to only what is seen is drawn at first, and the rest behind its frame', async () => {
  await open('/list')
  await press('link', 'Dress')
  expect(shown()).toBe('what is seen')
  await pass()
  expect(shown()).toBe('whole')
})

it('a page that is opened, and one whose address names a part of it, are whole at once', async () => {
  seen.length = 0
  const { leave } = await open('/dress')
  leave()
  await open('/list')
  await press('link', 'What others say')
  expect([shown(), seen.includes(false)]).toEqual(['whole', false])
})

it('a page that is gone back to is whole at once: it stands where it was left', async () => {
  await open('/list')
  await press('link', 'Dress')
  await pass()
  await press('link', 'All dresses')
  seen.length = 0
  await press('button', 'Back')
  expect([shown(), seen.includes(false)]).toEqual(['whole', false])
})
