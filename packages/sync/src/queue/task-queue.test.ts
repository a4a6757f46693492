// Tasks as the specification has them (api-shapes §5.1): named, stored, sent one after the other by one tab, kept or dropped
// by their answer.
import { describe, expect, it } from 'vitest'
import { type Lock, memoryLock } from '../lock/lock.ts'
import { memoryStorage } from '../storage/memory-storage.ts'
import { testPorts } from '../testing/test-ports.ts'
import type { Reply } from '../transport/reply.ts'
import { createTransport } from '../transport/transport.ts'
import type { NewTask } from './task.ts'
import { createTaskQueue } from './task-queue.ts'

const PREFIX = 'us-shop/syncTasks'
const FINE: Reply = { code: 200, result: true }
const aWish = (overrides: Partial<NewTask> = {}): NewTask => ({
  name: 'newsletter',
  url: '/api/x',
  payload: { method: 'POST' },
  ...overrides,
})

/** A device with its tasks; `answers` come in turn, then everything is fine. */
function aDevice(answers: Reply[] = []) {
  const ports = testPorts()
  const storage = memoryStorage()
  const [sent, announced]: [string[], string[]] = [[], []]
  const openTab = (lock: Lock = ports.lock) =>
    createTaskQueue({
      ...ports,
      lock,
      storage,
      prefix: PREFIX,
      async send({ url }) {
        sent.push(url)
        await Promise.resolve()
        return answers.shift() ?? FINE
      },
      cartId: () => null,
      notify: (text) => announced.push(text),
    })
  return { ...ports, storage, sent, announced, openTab, stored: () => storage.entries(PREFIX) }
}

it('a task is stored under its id, sent only with a line, marked, and gone when it arrived', async () => {
  const { openTab, online, stored, clock, sent } = aDevice()
  const tasks = openTab()
  online.set(false)
  const { task_id } = await tasks.queue(aWish())
  await clock.settle()
  expect((await stored()).map(([key]) => key)).toEqual([`${PREFIX}/${task_id}`])
  expect(task_id).toMatch(new RegExp(`^${clock.now()}-`))
  expect(sent).toEqual([])
  online.set(true)
  await clock.settle()
  expect([sent, await stored(), tasks.waiting.get()]).toEqual([['/api/x'], [], []])
})

it('an answer that may be read again is kept with its time, code and result; who asked hears of it', async () => {
  const { openTab, stored, clock } = aDevice([{ code: 404, result: 'nothing there' }])
  const tasks = openTab()
  const heard: unknown[] = []
  tasks.on('stock', ({ code, result }) => heard.push([code, result]))
  await tasks.queue(aWish({ is_result_cacheable: true, silent: true, callback_event: 'stock' }))
  await clock.settle()
  const done = { transmited: true, transmited_at: clock.now(), resultCode: 404, result: 'nothing there' }
  expect((await stored()).map(([, task]) => task)).toMatchObject([done])
  expect(heard).toEqual([[404, 'nothing there']])
})

it('the same task never runs twice at once, however many tabs are told to send', async () => {
  const { openTab, sent } = aDevice()
  const lock = memoryLock()
  const [one, two] = [openTab(lock), openTab(lock)]
  await one.queue(aWish({ url: '/api/1' }))
  await two.queue(aWish({ url: '/api/2' }))
  await Promise.all([one.run(), two.run(), one.run(), two.run()])
  expect(sent).toEqual(['/api/1', '/api/2'])
})

describe('what gets no answer', () => {
  it.each([0, 408, 425, 429, 500, 503])(
    '%i: waits, holds back what is behind it, and is sent again',
    async (code) => {
      const { openTab, sent, clock, online } = aDevice([{ code, result: 'later' }])
      const tasks = openTab()
      online.set(false)
      await tasks.queue(aWish({ url: '/api/1' }))
      await tasks.queue(aWish({ url: '/api/2' }))
      online.set(true)
      await clock.settle()
      expect(tasks.waiting.get().map(({ url, attempts }) => [url, attempts])).toEqual([
        ['/api/1', 1],
        ['/api/2', 0],
      ])
      await clock.pass(5_000)
      expect(sent).toEqual(['/api/1', '/api/1', '/api/2'])
    },
  )

  it('and is silent: a read is tried once, a write until it has arrived', async () => {
    const { openTab, sent, clock, announced } = aDevice([
      { code: 0, result: 'no answer' },
      { code: 0, result: 'no answer' },
    ])
    const tasks = openTab()
    await tasks.queue(aWish({ url: '/api/read', payload: { method: 'GET' }, silent: true }))
    await tasks.queue(aWish({ url: '/api/write', silent: true }))
    await clock.pass(5_000)
    expect(sent).toEqual(['/api/read', '/api/write', '/api/write'])
    expect(announced).toEqual([])
  })
})

describe('what is refused', () => {
  it.each([
    ['a text', { code: 400, result: 'Not like this' }, ['Not like this']],
    ['a text inside', { code: 409, result: { message: 'Too late' } }, ['Too late']],
    ['a host not found', { code: 400, result: { code: 'ENOTFOUND', message: 'getaddrinfo' } }, []],
    ['a session that is over', { code: 401, result: 'Unauthorized' }, []],
    ['faults for the form', { code: 400, result: [{ field: 'email' }] }, []],
  ])('is dropped; %s is told as the catalogue says', async (...[, reply, expected]) => {
    const { openTab, announced, stored, clock } = aDevice([reply])
    await openTab().queue(aWish())
    await clock.settle()
    expect([announced, await stored()]).toEqual([expected, []])
  })

  it('is not told when it was silent', async () => {
    const { openTab, announced, clock } = aDevice([{ code: 400, result: 'Not like this' }])
    await openTab().queue(aWish({ silent: true }))
    await clock.settle()
    expect(announced).toEqual([])
  })

  it('is what needs a cart id and has none: it fails, and does not stand in the way', async () => {
    const ports = testPorts()
    const [asked, announced]: [string[], string[]] = [[], []]
    const fetch = async (url: string) => {
      asked.push(url)
      return Response.json(FINE)
    }
    const tasks = createTaskQueue({
      ...ports,
      storage: memoryStorage(),
      prefix: PREFIX,
      send: createTransport({ ...ports, fetch, storeCode: 'us' }),
      cartId: () => null,
      notify: (text) => announced.push(text),
    })
    await tasks.queue(aWish({ url: '/api/cart/pull?cartId={{cartId}}' }))
    await tasks.queue(aWish({ url: '/api/next' }))
    await tasks.run()
    expect([asked, announced]).toEqual([['/api/next'], ['a cart id is needed, but there is none']])
  })
})
