import { expect, test } from 'vitest'
import { createFrames } from './frames.ts'

/** A shop that says how often it was asked, and answers when it is told to. */
function aShop() {
  const answers: ((isWhole: boolean) => void)[] = []
  const load = async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const at = answers.push(resolve)
    return { packed: `frame ${at}`, isWhole: await promise }
  }
  return { answers, load, answer: (at: number, isWhole = true) => answers[at - 1]?.(isWhole) }
}

test('ten pages at once read the frame of their store once, and so do those that come later', async () => {
  const frames = createFrames()
  const { answers, answer, load } = aShop()
  const asked = Array.from({ length: 10 }, () => frames.of('de')(load))
  answer(1)
  expect(new Set((await Promise.all(asked)).map(({ packed }) => packed))).toEqual(new Set(['frame 1']))
  expect(await frames.of('de')(load)).toEqual({ packed: 'frame 1', isWhole: true })
  void frames.of('us')(load)
  expect(answers).toHaveLength(2)
})

test('something has changed: the next page reads it anew, also while the former frame is on its way', async () => {
  const frames = createFrames()
  const { answer, load } = aShop()
  const former = frames.of('de')(load)
  frames.forget()
  const next = frames.of('de')(load)
  answer(2)
  answer(1)
  expect([(await former).packed, (await next).packed]).toEqual(['frame 1', 'frame 2'])
  expect((await frames.of('de')(load)).packed).toBe('frame 2')
})

test('a frame without its menu is for those who wait for it; one that failed is nobody’s', async () => {
  const frames = createFrames()
  const { answers, answer, load } = aShop()
  const poor = [frames.of('de')(load), frames.of('de')(load)]
  answer(1, false)
  expect((await Promise.all(poor)).map(({ isWhole }) => isWhole)).toEqual([false, false])
  await expect(frames.of('de')(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
  const whole = frames.of('de')(load)
  answer(2)
  expect([(await whole).isWhole, answers.length]).toEqual([true, 2])
})
