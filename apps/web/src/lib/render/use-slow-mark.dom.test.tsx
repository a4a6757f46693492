import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { useSlowMark } from './use-slow-mark.ts'

function List({ isBusy }: { isBusy: boolean }) {
  return <p ref={useSlowMark<HTMLParagraphElement>(isBusy)} />
}

it('a list that comes at once is never dimmed, a slow one until it is there, and the next one not from its start', () => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.createElement('div')
  const root = createRoot(place)
  const seen = (isBusy: boolean, afterMs: number) => {
    act(() => root.render(<List isBusy={isBusy} />))
    act(() => vi.advanceTimersByTime(afterMs))
    return place.querySelector('p')?.hasAttribute('data-slow')
  }
  expect([seen(true, 140), seen(false, 1_000)]).toEqual([false, false])
  expect([seen(true, 160), seen(false, 0), seen(true, 0)]).toEqual([true, false, false])
  act(() => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
