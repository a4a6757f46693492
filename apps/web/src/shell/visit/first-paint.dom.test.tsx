import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { firstPaint } from './first-paint.ts'

let frames: FrameRequestCallback[] = []
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  frames = []
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const isOver = async (promise: Promise<void>) => {
  let over = false
  void promise.then(() => (over = true))
  await vi.advanceTimersByTimeAsync(0)
  return over
}

it('is over behind the first frame, not before it', async () => {
  const painted = firstPaint()
  expect(await isOver(painted)).toBe(false)
  for (const frame of frames) frame(0)
  expect(await isOver(painted)).toBe(true)
})

it('is not waited for in a tab that nobody sees', async () => {
  const painted = firstPaint()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await isOver(painted)).toBe(true)
})
