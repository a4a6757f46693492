import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { all, press, settled } from '#web/engine/testing/find.ts'
import { afterPaint } from './after-paint.ts'
import { earlyPresses, useEarlyPresses } from './early-presses.ts'
import { lazyPart } from './lazy-part.tsx'

let place: HTMLElement
let root: Root | undefined
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  place = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})
const show = async (part: React.ReactNode) => {
  root = createRoot(place)
  await act(async () => root?.render(part))
  await settled()
}

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count}
    </button>
  )
}
function Page() {
  useEarlyPresses()
  return <Counter />
}
const pressed = () => place.querySelector('button')?.textContent

describe('a part whose code comes late', () => {
  it('comes when the line is back, and is not asked for again and again meanwhile', async () => {
    const load = vi.fn<() => Promise<typeof Counter>>().mockResolvedValue(Counter)
    for (const _ of [1, 2]) load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const Part = lazyPart(load)
    await show(<Part />)
    await settled()
    expect([pressed(), load.mock.calls.length]).toEqual([undefined, 1])
    // The line is said to be back, and is not; then it is.
    for (const told of [[undefined, 2] as const, ['Pressed 0', 3] as const]) {
      await act(async () => void dispatchEvent(new Event('online')))
      await settled()
      expect([pressed(), load.mock.calls.length]).toEqual(told)
    }
    await press('button', 'Pressed 0')
    expect(pressed()).toBe('Pressed 1')
  })
})

describe('what is pressed before any code of the page has come', () => {
  it('is held by the lines in the page itself, and done once the page listens', async () => {
    place.innerHTML = '<button type="button">Pressed 0</button><button type="submit">Send</button>'
    new Function(earlyPresses())()
    const [button, submit] = [...place.querySelectorAll('button')]
    const sent = vi.fn()
    submit?.addEventListener('click', sent)
    button?.click()
    submit?.click()
    expect([document.documentElement.dataset.held, sent.mock.calls.length]).toEqual(['', 1])
    const done = vi.fn()
    button?.addEventListener('click', done)
    const own = document.body.appendChild(document.createElement('div'))
    root = createRoot(own)
    await act(async () => root?.render(<Page />))
    await settled()
    expect([done.mock.calls.length, document.documentElement.dataset.held]).toEqual([1, undefined])
    expect(window.releasePresses).toBeUndefined()
  })

  it('Enter in a price sent it to a page that does not know it: an unseen button waits, too', async () => {
    place.innerHTML = '<form><input name="from"><button type="submit" hidden></button></form>'
    new Function(earlyPresses())()
    const sent = vi.fn((event: Event) => event.preventDefault())
    place.querySelector('form')?.addEventListener('submit', sent)
    // As browsers press it for who presses Enter in the field.
    place.querySelector('button')?.click()
    expect(sent).not.toHaveBeenCalled()
    root = createRoot(document.body.appendChild(document.createElement('div')))
    await act(async () => root?.render(<Page />))
    await settled()
    expect(sent).toHaveBeenCalledOnce()
  })

  it('nobody pressed anything: nothing happens', async () => {
    await show(<Page />)
    expect(all('button')).toHaveLength(1)
  })
})

describe('what comes after a frame is drawn', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('comes once, behind the frame', () => {
    const run = vi.fn()
    afterPaint(run)
    vi.advanceTimersByTime(1)
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1_000)
    expect(run).toHaveBeenCalledOnce()
  })

  it('comes in a window nobody looks at, too, which draws no frames', () => {
    vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1)
    const run = vi.fn()
    afterPaint(run)
    vi.advanceTimersByTime(1_000)
    expect(run).toHaveBeenCalledOnce()
    vi.restoreAllMocks()
  })

  it('called off never comes, at whatever moment', () => {
    for (const passed of [0, 16, 17]) {
      const run = vi.fn()
      const callOff = afterPaint(run)
      vi.advanceTimersByTime(passed)
      const before = run.mock.calls.length
      callOff()
      vi.advanceTimersByTime(1_000)
      expect(run).toHaveBeenCalledTimes(before)
    }
  })
})
