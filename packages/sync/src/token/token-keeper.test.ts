import { describe, expect, it } from 'vitest'
import { anOrigin } from '../testing/token-origin.ts'
import { SESSION_KEY } from './token-place.ts'

describe('a refused token', () => {
  it('is refreshed once for all calls under way, and each call is sent once more', async () => {
    const { clock, server, answer, openTab } = anOrigin()
    const tokens = await openTab()
    await tokens.signedIn('token-0')
    server.valid = 'not yet made'
    const sent = Promise.all([tokens.send(answer), tokens.send(answer), tokens.send(answer)])
    await clock.pass(1_000)
    const replies = await sent
    expect(replies.map((reply) => reply.code)).toEqual([200, 200, 200])
    expect(server.refreshes).toBe(1)
  })

  it('is refreshed by one tab only', async () => {
    const { clock, server, answer, openTab } = anOrigin()
    server.valid = 'not yet made'
    const one = await openTab()
    await one.signedIn('token-0')
    const two = await openTab()
    const sent = Promise.all([one.send(answer), two.send(answer)])
    await clock.pass(1_000)
    const replies = await sent
    expect(replies.map((reply) => reply.code)).toEqual([200, 200])
    expect(server.refreshes).toBe(1)
  })

  it('may expire any number of times in a session', async () => {
    const { server, answer, openTab } = anOrigin()
    const tokens = await openTab()
    await tokens.signedIn('token-1')
    for (let expiry = 1; expiry <= 3; expiry += 1) {
      server.valid = 'expired'
      expect(await tokens.send(answer)).toMatchObject({ code: 200 })
    }
    expect(server).toMatchObject({ refreshes: 3, lost: 0 })
  })

  it('is told by the code of the answer, not by its words', async () => {
    const { server, openTab } = anOrigin()
    const tokens = await openTab()
    await tokens.signedIn('token-1')
    const reply = await tokens.send(async () => ({ code: 500, result: 'Consumer is not authorized' }))
    expect(reply.code).toBe(500)
    expect(server.refreshes).toBe(0)
  })

  it('that cannot be replaced ends the session: calls under way are answered 401, later ones are a guest’s', async () => {
    const { server, answer, openTab, clock } = anOrigin(async () => null)
    const tokens = await openTab()
    await tokens.signedIn('token-0')
    const lost = {
      code: 401,
      result: 'Error refreshing user token. User is not authorized to access the resource',
    }
    const sent = Promise.all([tokens.send(answer), tokens.send(answer), tokens.send(answer)])
    await clock.pass(1_000)
    expect(await sent).toEqual([lost, lost, lost])
    expect(server.lost).toBe(1)
    expect(await tokens.send(async (token) => ({ code: 200, result: token ?? 'guest' }))).toEqual({
      code: 200,
      result: 'guest',
    })
    await tokens.signedIn('token-1')
    expect(await tokens.send(answer)).toMatchObject({ code: 200 })
  })
})

it('an answer lost while refreshing ends no session', async () => {
  const line = { isDown: true }
  const { server, answer, openTab } = anOrigin(async () => {
    if (line.isDown) throw new Error('no answer')
    return 'token-1'
  })
  const tokens = await openTab()
  await tokens.signedIn('token-0')
  for (let tries = 0; tries < 3; tries += 1) expect(await tokens.send(answer)).toMatchObject({ code: 0 })
  line.isDown = false
  expect(await tokens.send(answer)).toMatchObject({ code: 200 })
  expect(server.lost).toBe(0)
})

it('a refresh that comes back after the sign-out signs nobody in again', async () => {
  let finish: (token: string | null) => void = () => undefined
  const { answer, openTab, server, storage, clock } = anOrigin(
    () =>
      new Promise((done) => {
        finish = done
      }),
  )
  for (const outcome of ['token-1', null]) {
    const [one, two] = [await openTab(), await openTab()]
    await one.signedIn('token-0')
    const sent = one.send(answer)
    await clock.settle()
    await two.signedOut()
    finish(outcome)
    expect(await sent).toMatchObject({ code: 401, result: 'Unauthorized' })
    expect([one.current(), await storage.get(SESSION_KEY), server.lost]).toEqual([undefined, undefined, 0])
  }
})

describe('two tabs of one browser', () => {
  it('are signed in and out together', async () => {
    const { answer, openTab } = anOrigin()
    const one = await openTab()
    const two = await openTab()
    await one.signedIn('token-1')
    expect(await two.send(answer)).toMatchObject({ code: 200 })
    await one.signedOut()
    await two.load()
    expect(two.current()).toBeUndefined()
    expect(await two.send(answer)).toMatchObject({ code: 401, result: 'Unauthorized' })
  })

  it('lose a session once, and so does the page after them', async () => {
    const { answer, openTab, server } = anOrigin(async () => null)
    const one = await openTab()
    await one.signedIn('token-0')
    const two = await openTab()
    await one.send(answer)
    await two.send(answer)
    const next = await openTab()
    await next.send(answer)
    expect([two.current(), next.current()]).toEqual([undefined, undefined])
    expect(server.lost).toBe(1)
  })
})

describe('while somebody refreshes', () => {
  const slowly = () => {
    let finish: (token: string) => void = () => undefined
    const refresh = () =>
      new Promise<string>((done) => {
        finish = done
      })
    return { refresh, finish: (token: string) => finish(token) }
  }

  it('a call waits a second at a time and goes on', async () => {
    const { refresh, finish } = slowly()
    const { clock, answer, openTab } = anOrigin(refresh)
    const tokens = await openTab()
    await tokens.signedIn('token-0')
    const first = tokens.send(answer)
    await clock.settle()
    const second = tokens.send(answer)
    await clock.pass(2_500)
    finish('token-1')
    await clock.pass(1_000)
    expect([(await first).code, (await second).code]).toEqual([200, 200])
  })

  it('a page that has just come shows all it asked for once the token is there, not a second later', async () => {
    const { refresh, finish } = slowly()
    const { clock, answer, openTab } = anOrigin(refresh)
    const tokens = await openTab()
    await tokens.signedIn('token-0')
    const codes: number[] = []
    for (let call = 0; call < 3; call += 1) void tokens.send(answer).then(({ code }) => codes.push(code))
    await clock.settle()
    finish('token-1')
    await clock.settle()
    expect(codes).toEqual([200, 200, 200])
  })

  it('nobody waits longer than thirty seconds', async () => {
    const { clock, answer, openTab } = anOrigin(slowly().refresh)
    const tokens = await openTab()
    await tokens.signedIn('token-0')
    void tokens.send(answer)
    await clock.settle()
    const second = tokens.send(answer)
    await clock.pass(31_000)
    expect(await second).toMatchObject({ code: 401 })
  })
})

it('a guest is not asked to refresh anything', async () => {
  const { server, answer, openTab } = anOrigin()
  const tokens = await openTab()
  expect(await tokens.send(answer)).toMatchObject({ code: 401, result: 'Unauthorized' })
  expect(server).toMatchObject({ refreshes: 0, lost: 0 })
})

describe('a page that has just come', () => {
  it('to somebody who is signed in asks for a token before anything else, once', async () => {
    const { server, answer, openTab } = anOrigin()
    const before = await openTab()
    await before.signedIn('token-0')
    const tokens = await openTab()
    const sent: (string | undefined)[] = []
    const transmit = async (token: string | undefined) => {
      sent.push(token)
      return answer(token)
    }
    expect(tokens.current()).toBeDefined()
    expect(await tokens.send(transmit)).toMatchObject({ code: 200 })
    expect(await tokens.send(transmit)).toMatchObject({ code: 200 })
    expect([sent, server.refreshes]).toEqual([['token-2', 'token-2'], 1])
  })

  it('without a line stays signed in, and sends nothing in a guest’s name', async () => {
    const { openTab } = anOrigin(async () => {
      throw new Error('no answer')
    })
    await (await openTab()).signedIn('token-0')
    const tokens = await openTab()
    const sent: (string | undefined)[] = []
    const transmit = async (token: string | undefined) => {
      sent.push(token)
      return { code: 200, result: true }
    }
    expect(await tokens.send(transmit)).toMatchObject({ code: 0 })
    expect([sent, tokens.current()]).toEqual([[], ''])
  })

  it('keeps no token on disk', async () => {
    const { openTab, storage } = anOrigin()
    await (await openTab()).signedIn('secret-token')
    expect(JSON.stringify(await storage.entries(''))).not.toContain('secret-token')
  })
})
