// What holds for every call there is, and for every one to come.
import { readdirSync } from 'node:fs'
import { can } from '@vitrine/domain/access/can'
import { isPermission } from '@vitrine/domain/access/permissions'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Call } from './call.ts'

const FOLDER = new URL('./', import.meta.url)

async function readCalls(): Promise<Call[]> {
  const files = readdirSync(FOLDER, { recursive: true })
    .map(String)
    .filter((name) => /^[a-z/-]+\.ts$/.test(name))
  const modules = await Promise.all(
    files.map((name) => import(/* @vite-ignore */ new URL(name, FOLDER).href)),
  )
  return modules.flatMap((module) => Object.values(module)).filter(isCall)
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'may' in value

const CALLS = await readCalls()
const named = CALLS.map((call) => [call.id, call] as const)
const partsOf = ({ params, query, body }: Call) =>
  Object.entries({ params, query, body }).flatMap(([name, schema]) =>
    schema ? [[name, schema] as const] : [],
  )
const ANYBODY = { actor: { kind: 'guest' }, store: { storeId: 1 } } as const

describe('the calls', () => {
  test('are many, each with an id and an address of its own', () => {
    const ids = CALLS.map(({ id }) => id)
    const addresses = CALLS.map(({ method, path }) => `${method} ${path}`)
    expect(ids.length).toBeGreaterThan(40)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(addresses).size).toBe(addresses.length)
  })
})

describe.each(named)('%s', (_, call) => {
  test('names a permission, an address of the API and what it does', () => {
    expect(isPermission(call.may)).toBe(true)
    expect(call.path).toMatch(/^\/api(\/(:?[a-zA-Z_-]+))+$/)
    expect(call.summary.trim()).not.toBe('')
  })

  test('reads nobody’s token only where everybody may ask', () => {
    if (call.anonymous) expect(can(ANYBODY, call.may)).toBe(true)
  })

  test('describes exactly the names in its path', () => {
    const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    const { properties = {} } = call.params ? z.toJSONSchema(call.params, { io: 'input' }) : {}
    expect(Object.keys(properties).toSorted()).toEqual(inPath.toSorted())
  })

  test('has a body only where methods have one, and files only in a body', () => {
    if (call.method === 'GET') expect(call.body).toBeUndefined()
    if (call.uploads) expect(call.body).toBeDefined()
  })

  test.each([
    ['null', null],
    ['a list', []],
    ['a number', 1e308],
    ['a text', '{"$ne":1}'],
    ['its prototype', JSON.parse('{"__proto__":{"isAdmin":true},"constructor":1}')],
    ['a lone surrogate', { sku: '\ud800', cartId: '\ud800', url: '\ud800', email: '\ud800' }],
    ['depth', JSON.parse(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`)],
  ])('reads or refuses %s, and never throws', (...[, value]) => {
    for (const [, schema] of partsOf(call)) {
      const parsed = schema.safeParse(value)
      if (parsed.success && typeof parsed.data === 'object' && parsed.data !== null)
        expect(parsed.data).not.toHaveProperty('isAdmin')
    }
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  test('hands no field on that it does not describe', () => {
    for (const [, schema] of partsOf(call)) {
      const parsed = schema.safeParse({ roles: ['admin'], status: 1, customer_id: 7, price: 0 })
      if (!parsed.success) continue
      const { properties = {} } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })
      expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(parsed.data as object)))
    }
  })
})
