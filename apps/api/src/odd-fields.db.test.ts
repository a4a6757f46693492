// Every call of the contract × every field it reads × what no column or text can hold: a refusal that names the field, or
// an answer, and never a word of the database or a fault of ours. Generated, so that a new call is in it from its first day.
import type { Call } from '@vitrine/contract/call'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsOfContract } from '#api/testing/calls-of-contract.ts'
import { openWholeShop, type WholeShop } from '#api/testing/open-whole-shop.ts'
import { leavesOf, type Path, sampleOf, withValue } from '#api/testing/sample-of.ts'
import { signInAt } from '#api/testing/sign-in-at.ts'

/** Beyond integers of the database, beyond its days, half a character, and a text that is none of these. */
const ODD = [
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  '+275760-09-13T00:00:00.000Z',
  'a\ud83d',
  '%_\\\'"<',
] as const
/** Whoever has asked for them is signed in no more, and one that fetches from elsewhere is not asked to. */
const LEFT_OUT = ['user.logout', 'user.endActing', 'imports.bringFile']

const CALLS = [...new Map((await callsOfContract()).map((call) => [call.id, call])).values()].filter(
  ({ id }) => !LEFT_OUT.includes(id),
)
let shop: WholeShop
const tokens: Record<string, string> = {}
beforeAll(async () => {
  shop = await openWholeShop()
  for (const role of ['admin', 'blogger'] as const)
    tokens[role] = (await signInAt(shop, { name: role, roles: [role] })).token
})
afterAll(() => shop.close())

const roleFor = ({ path }: Call) => (path.startsWith('/api/blogger/') ? 'blogger' : 'admin')

async function ask(call: Call, { params, query, body }: Record<'params' | 'query' | 'body', unknown>) {
  const names = params as Record<string, unknown>
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => spelled(names[name]))
  const asked = Object.entries(query as object).map(([name, value]) => `${name}=${spelled(value)}`)
  return shop.api.app.inject({
    method: call.method,
    url: `${path}?${asked.join('&')}`,
    headers: {
      'x-vs-store-code': 'de',
      authorization: `Bearer ${tokens[roleFor(call)]}`,
      ...(call.idempotencyKey === 'needed' && { 'idempotency-key': crypto.randomUUID() }),
    },
    ...(call.body && { payload: body as object }),
  })
}
const spelled = (value: unknown) =>
  encodeURIComponent((typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed())

test.each(CALLS.map((call) => [call.id, call] as const))('%s', async (...[, call]) => {
  const { token: _, ...query } = (sampleOf(call.query) ?? {}) as Record<string, unknown>
  const usual = { params: sampleOf(call.params) ?? {}, query, body: sampleOf(call.body) ?? {} }
  const places: Path[] = leavesOf(usual)
  for (const [index, place] of places.entries()) {
    const odd = ODD[index % ODD.length]
    const reply = await ask(call, withValue(usual, place, odd) as typeof usual)
    const { errorCode, field } = reply.json()?.meta ?? {}
    const told = [place.join('.'), odd, reply.statusCode, errorCode, reply.body.slice(0, 200)]
    expect(reply.statusCode, told.join(' ')).toBeLessThan(500)
    if (errorCode === 'BAD_REQUEST' || errorCode === 'VALIDATION') expect(field, told.join(' ')).toMatch(/./)
  }
})
