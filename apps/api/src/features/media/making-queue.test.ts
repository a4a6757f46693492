import { expect, test } from 'vitest'
import { MakingQueue } from './making-queue.ts'

/** A maker whose pictures are finished by hand. */
function aMaker() {
  const started: PromiseWithResolvers<Buffer>[] = []
  const make = () => {
    const work = Promise.withResolvers<Buffer>()
    started.push(work)
    return work.promise
  }
  return { started, make }
}

test('a picture asked for twice at once is made once', async () => {
  const queue = new MakingQueue({ atOnce: 2, waiting: 5 })
  const { started, make } = aMaker()
  const both = [queue.run('a', make), queue.run('a', make)]
  expect(started).toHaveLength(1)
  started[0]?.resolve(Buffer.from('picture'))
  expect((await Promise.all(both)).map(String)).toEqual(['picture', 'picture'])
})

test('no more than two are made at the same time, the rest follow in order', async () => {
  const queue = new MakingQueue({ atOnce: 2, waiting: 5 })
  const { started, make } = aMaker()
  const [first] = ['a', 'b', 'c'].map((key) => queue.run(key, make))
  expect(started).toHaveLength(2)
  started[0]?.resolve(Buffer.from('a'))
  await first
  await Promise.resolve()
  expect(started).toHaveLength(3)
})

test('who comes when the line is full is asked to come again', async () => {
  const queue = new MakingQueue({ atOnce: 1, waiting: 1 })
  const { make } = aMaker()
  void queue.run('a', make)
  void queue.run('b', make)
  await expect(queue.run('c', make)).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503 })
})

test('a picture that failed may be tried again', async () => {
  const queue = new MakingQueue({ atOnce: 1, waiting: 1 })
  await expect(queue.run('a', () => Promise.reject(new Error('broken file')))).rejects.toThrow('broken file')
  expect(String(await queue.run('a', async () => Buffer.from('whole')))).toBe('whole')
})
