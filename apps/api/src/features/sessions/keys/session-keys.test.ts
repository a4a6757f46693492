import { describe, expect, test } from 'vitest'
import { hashRefresh, readAccess, sessionKeys, signAccess, successorOf } from './session-keys.ts'

const NOW = new Date('2026-11-05T12:00:00Z')
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
const OURS = sessionKeys(Buffer.from('a secret of this shop'))
const THEIRS = sessionKeys(Buffer.from('a secret of another shop'))
const CLAIMS = { customerId: 7, sessionId: 4_211 }

const partsOf = (token: string) => token.split('.') as [head: string, body: string, signature: string]
const decoded = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as object
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

describe('who is signed in', () => {
  test('stays so for a quarter of an hour, and no second longer', async () => {
    const token = await signAccess(OURS, CLAIMS, NOW)
    expect(await readAccess(OURS, token, after(899))).toEqual(CLAIMS)
    expect(await readAccess(OURS, token, after(900))).toBeUndefined()
  })

  test('is nobody by the token of another shop, or of another use', async () => {
    expect(await readAccess(OURS, await signAccess(THEIRS, CLAIMS, NOW), NOW)).toBeUndefined()
    const uses = [OURS.access, OURS.refresh, OURS.code, OURS.second].map((key) =>
      Buffer.from(key).toString('hex'),
    )
    expect(new Set(uses).size).toBe(4)
    const forCodes = await signAccess({ ...OURS, access: OURS.code }, CLAIMS, NOW)
    expect(await readAccess(OURS, forCodes, NOW)).toBeUndefined()
  })

  test('is nobody else by changing the number in a token, nor by leaving its signature out', async () => {
    const [head, body, signature] = partsOf(await signAccess(OURS, CLAIMS, NOW))
    const asAdmin = encoded({ ...decoded(body), sub: '1' })
    const unsigned = encoded({ ...decoded(head), alg: 'none' })
    for (const forged of [
      [head, asAdmin, signature],
      [unsigned, asAdmin, ''],
      [unsigned, body, signature],
      [head, body, ''],
      [head, body, signature.slice(0, -2)],
    ])
      expect(await readAccess(OURS, forged.join('.'), NOW)).toBeUndefined()
    for (const odd of ['', 'x', '..', 'null', `${head}.${body}`])
      expect(await readAccess(OURS, odd, NOW)).toBeUndefined()
  })

  test('learns who acts for them, and the shop believes none of it', async () => {
    const token = await signAccess(OURS, { ...CLAIMS, actorId: 3 }, NOW)
    expect(decoded(partsOf(token)[1])).toMatchObject({ sub: '7', act: { sub: '3' } })
    expect(await readAccess(OURS, token, NOW)).toEqual(CLAIMS)
  })
})

describe('the token that renews a session', () => {
  test('is followed by the same one for who asks again, and by another for any other', () => {
    const next = successorOf(OURS, 'first')
    expect(successorOf(OURS, 'first')).toBe(next)
    expect(new Set([next, successorOf(OURS, next), successorOf(THEIRS, 'first')]).size).toBe(3)
    expect(next.length).toBeGreaterThanOrEqual(43)
  })

  test('is kept as nothing that could be used', () => {
    expect(hashRefresh('first')).toHaveLength(32)
    expect(hashRefresh('first').equals(hashRefresh('second'))).toBe(false)
    expect(hashRefresh('first').toString()).not.toContain('first')
  })
})
