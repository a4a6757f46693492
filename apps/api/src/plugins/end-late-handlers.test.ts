import { setTimeout as pause } from 'node:timers/promises'
import { BODY_BYTES } from '@vitrine/contract/call'
import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { endLateHandlers } from './end-late-handlers.ts'
import { setErrorReplies } from './refusal/error-reply.ts'

let app: FastifyInstance
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
})

const uploads = { maxFiles: 1, maxFileBytes: BODY_BYTES, types: [] }

function open() {
  app = Fastify()
  setErrorReplies(app, () => STORE_VIEWS)
  endLateHandlers(app, { longestMs: 60, formMs: 5_000, looksMs: 10 })
  const answers: PromiseWithResolvers<object>[] = []
  const answerLater = () => {
    const answer = Promise.withResolvers<object>()
    answers.push(answer)
    return answer.promise
  }
  app.get('/never', answerLater)
  app.get('/file', { config: { call: { uploads } as never } }, answerLater)
  app.get('/at-once', () => ({ code: 200 }))
  return answers
}

/** Over a real line: an injected request never says that all of it has come. */
async function get(path: string): Promise<Response> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as { port: number }
  return fetch(`http://127.0.0.1:${port}${path}`)
}

describe('a handler that takes too long', () => {
  it('is answered for, in the envelope, and its own answer comes too late', async () => {
    const answers = open()
    const reply = await get('/never')
    expect(await reply.json()).toMatchObject({ code: 503, meta: { errorCode: 'UNAVAILABLE' } })
    answers[0]?.resolve({ code: 200 })
    expect(await (await get('/at-once')).json()).toEqual({ code: 200 })
  })

  it('is every one of many, whichever began first', async () => {
    open()
    await get('/at-once')
    const replies = await Promise.all(Array.from({ length: 20 }, () => get('/never')))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([503]))
  })

  it('has longer where it takes files', async () => {
    const answers = open()
    await get('/at-once')
    const file = get('/file')
    expect((await get('/never')).status).toBe(503)
    answers[0]?.resolve({ code: 200 })
    expect(await (await file).json()).toEqual({ code: 200 })
  })

  it('is cut where its answer has begun, for its status is out', async () => {
    open()
    app.get('/begun', (_, reply) => {
      reply.raw.writeHead(200).write('half of ')
      return new Promise(() => {})
    })
    await expect((await get('/begun')).text()).rejects.toThrow()
  })

  it('leaves alone what was taken over, and what is through', async () => {
    open()
    app.get('/taken', async (_, reply) => {
      reply.hijack()
      await pause(150)
      reply.raw.end('mine')
    })
    expect(await (await get('/taken')).text()).toBe('mine')
  })
})
