import { expect, it } from 'vitest'
import { memoryLock } from './lock.ts'
import { webLock } from './web-lock.ts'

const refused = () => Promise.reject(new DOMException('denied', 'SecurityError'))

it('a browser that refuses locks of a site it keeps nothing of sold nothing: turns are taken within the tab', async () => {
  const lock = webLock({ request: refused }, memoryLock())
  const seen: string[] = []
  const first = lock.run('cart', async () => {
    seen.push('begins')
    await Promise.resolve()
    seen.push('ends')
  })
  await Promise.all([first, lock.run('cart', async () => seen.push('next'))])
  expect(seen).toEqual(['begins', 'ends', 'next'])
})

it('what fails while it holds the lock is not done again', async () => {
  let tries = 0
  const granting = { request: (_: string, task: () => unknown) => task() } as unknown as LockManager
  const failing = webLock(granting, memoryLock()).run('cart', async () => {
    tries += 1
    throw new DOMException('denied', 'SecurityError')
  })
  await expect(failing).rejects.toThrow('denied')
  expect(tries).toBe(1)
})
