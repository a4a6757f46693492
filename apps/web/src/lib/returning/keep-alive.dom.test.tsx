import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useIsAway } from '#web/ui/focus/away.ts'
import { KeepAlive } from './keep-alive.tsx'

type Data = { name: string }
const WOMEN = { name: 'women' }
const MEN = { name: 'men' }
let place: HTMLElement
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  place = document.createElement('main')
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

function List({ data }: { data: Data }) {
  const [first] = useState(data.name)
  return (
    <>
      <p>{`${data.name}, opened as ${first}${useIsAway() ? ', away' : ''}`}</p>
      <input defaultValue="" />
      <details />
    </>
  )
}

const show = (data: Data | undefined): HTMLElement | null => {
  act(() =>
    root.render(
      <>
        <KeepAlive data={data}>{(data) => <List data={data} />}</KeepAlive>
        {!data && <h1>a product</h1>}
      </>,
    ),
  )
  return place.querySelector('p')
}

it('going back drew a list anew: the same elements stand there again, and nowhere meanwhile', () => {
  const left = show(WOMEN)
  expect(show(undefined)).toBeNull()
  expect(place.textContent).toBe('a product')
  expect(left?.textContent).toBe('women, opened as women, away')
  expect(show(WOMEN)).toBe(left)
  expect(place.textContent).toBe('women, opened as women')
})

it('a list came back without what was typed into it and opened of it: all its elements are the very same, in their order', () => {
  show(WOMEN)
  const box = place.querySelector('p')?.parentElement
  const left = [...(box?.childNodes ?? [])]
  const [, field, filter] = left as [Node, HTMLInputElement, HTMLDetailsElement]
  field.value = 'blu'
  filter.open = true
  show(undefined)
  expect([place.contains(box ?? null), box?.childNodes.length]).toEqual([true, 0])
  show(WOMEN)
  expect([...(box?.childNodes ?? [])]).toEqual(left)
  expect(left.every((one, at) => one === box?.childNodes[at])).toBe(true)
  expect([field.value, filter.open]).toEqual(['blu', true])
})

it('gone from and back to again and again, it stands there once', () => {
  show(WOMEN)
  for (const _ of [1, 2, 3]) {
    show(undefined)
    show(WOMEN)
  }
  expect([place.querySelectorAll('p').length, place.querySelectorAll('input').length]).toEqual([1, 1])
})

it('another list is begun afresh, also when the one kept was never gone back to', () => {
  const left = show(WOMEN)
  show(undefined)
  const next = show(MEN)
  expect(next).not.toBe(left)
  expect(place.textContent).toBe('men, opened as men')
  expect([show(undefined), show(MEN)]).toEqual([null, next])
})

it('a choice in a list, in sight all the time, changes it in its place', () => {
  const list = show(WOMEN)
  expect(show(MEN)).toBe(list)
  expect(place.textContent).toBe('men, opened as women')
})

it('what is kept goes with its page', () => {
  show(WOMEN)
  show(undefined)
  act(() => root.render(<h1>home</h1>))
  expect(place.textContent).toBe('home')
})

it('a page that begins without one has nothing of it', () => {
  expect(show(undefined)).toBeNull()
  expect(place.innerHTML).toBe('<h1>a product</h1>')
  expect(show(WOMEN)?.textContent).toBe('women, opened as women')
})
