// A shop that cannot open its port says why at once, in words for who starts it.
import { afterEach, expect, test } from 'vitest'
import { ExpectedFailure } from './expected-failure.ts'
import { assertPortFree, explainListenError } from './listen.ts'
import { occupyPort } from './testing/run-cli.ts'

const opened: Awaited<ReturnType<typeof occupyPort>>[] = []
afterEach(() => {
  for (const { server } of opened.splice(0)) server.close()
})

test('a port somebody has is told by its number, before anything slow starts', async () => {
  const taken = await occupyPort()
  opened.push(taken)
  const asked = assertPortFree({ host: '127.0.0.1', port: taken.port })
  await expect(asked).rejects.toThrow(
    `Port ${taken.port} is taken by another program; set PORT to a free one.`,
  )
  await expect(asked).rejects.toBeInstanceOf(ExpectedFailure)
})

test('a port that is free is left free: it can be opened right after', async () => {
  const { port, server } = await occupyPort()
  await new Promise((done) => server.close(done))
  await assertPortFree({ host: '127.0.0.1', port })
  await expect(assertPortFree({ host: '127.0.0.1', port })).resolves.toBeUndefined()
})

test('an address of another machine is told as such', async () => {
  await expect(assertPortFree({ host: '203.0.113.7', port: 0 })).rejects.toThrow(
    'HOST 203.0.113.7 is not an address of this machine.',
  )
})

test.each([
  ['EACCES', 'Port 80 may not be opened by this user; set PORT to one above 1023.'],
  ['ENOTFOUND', 'HOST shop.local is not known on this machine.'],
])('%s: %s', (code, words) => {
  const error = Object.assign(new Error('listen'), { code })
  expect(explainListenError(error, { host: 'shop.local', port: 80 })).toMatchObject({
    message: words,
    cause: error,
  })
})

test('what nobody foresaw is not explained away', () => {
  const error = Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' })
  expect(explainListenError(error, { host: 'localhost', port: 80 })).toBe(error)
})
