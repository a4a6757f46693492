import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { shedLoad } from './limits.ts'
import { setErrorReplies } from './refusal/error-reply.ts'

async function openBusyShop() {
  const app = Fastify()
  setErrorReplies(app, () => STORE_VIEWS)
  // Any loop lags by more than nothing.
  await shedLoad(app, Number.MIN_VALUE)
  app.get('/us', () => 'page')
  app.get('/assets/entry.js', () => 'script')
  return app
}

describe('a shop with more to do than it can', () => {
  it('asks to come again for a page, and still hands out the scripts of one that is open', async () => {
    const app = await openBusyShop()
    await expect.poll(async () => (await app.inject('/us')).statusCode).toBe(503)
    const page = await app.inject('/us')
    expect(page.headers['retry-after']).toBe('2')
    expect(page.json()).toMatchObject({ code: 503, result: 'The shop is very busy. Try again in a moment.' })
    expect((await app.inject('/assets/entry.js')).body).toBe('script')
    await app.close()
  })
})
