import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { afterPress } from './after-press.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})
const tell = (kind: string) => dispatchEvent(new Event(kind))

it('a finger that had rested on a button lost its press: the click of a touch comes tasks after it is lifted', () => {
  const work = vi.fn()
  tell('pointerdown')
  afterPress(work)
  vi.advanceTimersByTime(1_000)
  tell('pointerup')
  // As Chrome has it on a phone, from a quarter of a second on.
  vi.advanceTimersByTime(5)
  expect(work).not.toHaveBeenCalled()
  tell('click')
  vi.advanceTimersByTime(1_000)
  expect(work).toHaveBeenCalledOnce()
})

it('with nothing pressed nothing is waited for, and a press that becomes a scroll is over', () => {
  const work = vi.fn()
  afterPress(work)
  vi.advanceTimersByTime(0)
  expect(work).toHaveBeenCalledOnce()
  tell('pointerdown')
  afterPress(work)
  tell('pointercancel')
  vi.advanceTimersByTime(1_000)
  expect(work).toHaveBeenCalledTimes(2)
})
