import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import type { Call } from '@vitrine/contract/call'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ERROR_CODES, type ErrorCode, invalidInput, ShopError } from '#api/errors.ts'
import { CONFLICT_CAUSES } from '#api/refusal/conflicts.ts'
import { localizeReply } from '#api/refusal/localize-reply.ts'
import { toErrorReply } from '#api/refusal/to-error-reply.ts'
import { describeApi } from './describe-api.ts'

const contract = fileURLToPath(new URL('../../../../../packages/contract/src/', import.meta.url))
const files = readdirSync(contract, { recursive: true })
  .map(String)
  .filter((name) => /^[a-z/-]+\.ts$/.test(name))
const modules: object[] = await Promise.all(
  files.map((name) => import(/* @vite-ignore */ `${contract}${name}`)),
)
const calls = modules.flatMap((module) => Object.values(module) as unknown[]).filter(isCall)

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'may' in value
}

test('what every call is asked with is shown by an example its own schema accepts', () => {
  for (const call of calls) {
    const { paths } = describeApi([call])
    const [operation] = Object.values(Object.values(paths)[0] ?? {}) as [Described]
    const query = Object.fromEntries(
      operation.parameters.flatMap(({ in: place, name, example }) =>
        place === 'query' && example !== undefined ? [[name, example]] : [],
      ),
    )
    const problems = [
      call.query?.safeParse(query).error?.issues,
      call.body?.safeParse(operation.requestBody?.content['application/json'].example).error?.issues,
    ]
    expect([call.id, ...problems.flatMap((some) => some ?? [])]).toEqual([call.id])
    expect(operation.description.length).toBeGreaterThan(30)
  }
})

type Described = {
  description: string
  parameters: { in?: string; name?: string; example?: unknown }[]
  requestBody?: { content: { 'application/json': { example: unknown } } }
}

test('what the back office wishes for is told with the key that must come, and the token that stands in no address', () => {
  const wishes = calls.filter(({ id, method }) => id.startsWith('office.') && method === 'POST')
  expect(wishes.length).toBeGreaterThan(5)
  for (const call of wishes) {
    const [operation] = Object.values(Object.values(describeApi([call]).paths)[0] ?? {})
    expect(operation).toMatchObject({
      security: [{ bearer: [] }],
      parameters: expect.arrayContaining([{ $ref: '#/components/parameters/KeyNeeded' }]),
    })
  }
})

test('a linter of the field has nothing to say about the description', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const source = JSON.stringify(describeApi(calls))
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})

test('every refusal has the form that is described, by its code', () => {
  const described = z.fromJSONSchema(describeApi([]).components.schemas.Error as never)
  const faults = [
    ...ERROR_CODES.map((code) => new ShopError(code as ErrorCode)),
    ...CONFLICT_CAUSES.map((message) => new ShopError('CONFLICT', { message })),
    invalidInput([{ path: 'cartItem.sku', key: 'REQUIRED', message: 'is missing' }]),
    new ShopError('PASSWORD_REFUSED', {
      details: [
        { path: 'customer.password', key: 'TOO_SHORT', params: { limit: 8 }, message: 'is too short' },
      ],
    }),
  ]
  for (const fault of faults) {
    const onTheWire = JSON.parse(JSON.stringify(localizeReply(toErrorReply(fault), { language: 'de' })))
    const { error } = described.safeParse(onTheWire)
    expect([fault.code, fault.message, error?.issues]).toEqual([fault.code, fault.message, undefined])
  }
})

test.each([
  ['user.login', [400, 401, 413, 415]],
  ['user.createPassword', [401]],
  ['mail.send', [403]],
  ['manage.skinUpdateByGet', [403, 409]],
  ['stock.check', [400]],
])('%s tells that it may refuse by %j', (id, statuses) => {
  const call = calls.find((one) => one.id === id) as Call
  const [operation] = Object.values(Object.values(describeApi([call]).paths)[0] ?? {})
  expect(Object.keys((operation as { responses: object }).responses)).toEqual(
    expect.arrayContaining(statuses.map(String)),
  )
})

test('no number is told to be a multiple of a fraction, which validators in floats deny of 8.8', () => {
  expect(JSON.stringify(describeApi(calls))).not.toMatch(/"multipleOf":0/)
})
