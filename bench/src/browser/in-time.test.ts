import { expect, it } from 'vitest'
import { inTime } from './in-time.ts'

it('what is said in time is passed on, a failure too', async () => {
  expect(await inTime(Promise.resolve(7), 'a number')).toBe(7)
  await expect(inTime(Promise.reject(new Error('closed')), 'a number')).rejects.toThrow('closed')
})

it('who waits for what never comes is told what it was', async () => {
  const never = new Promise<number>(() => {})
  await expect(inTime(never, 'the line in the bag', 1)).rejects.toThrow('after 1 ms: the line in the bag')
})
