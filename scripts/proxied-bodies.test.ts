// What nginx lets through and what a call takes: less, and whoever sends it is told nothing the shop would say; more, and a
// stranger fills the proxy's disk.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Call, LONG_BODY_BYTES } from '@vitrine/contract/call'
import { describe, expect, test } from 'vitest'

const CONTRACT = fileURLToPath(new URL('../packages/contract/src/', import.meta.url))
const conf = readFileSync(new URL('../deploy/nginx/vitrine.conf', import.meta.url), 'utf8')
const MB = 1_048_576
/** Of an address by itself, or of all that begin like it. */
const places = [...conf.matchAll(/location (= )?(\/api\/\S*) \{([^}]*)\}/g)].map(
  ([, isWhole, path = '', body = '']) => ({
    path,
    isWhole: isWhole !== undefined,
    most: megabytesIn(body),
  }),
)
const MOST = megabytesIn(conf) ?? 0

function megabytesIn(text: string): number | undefined {
  const [, size] = /client_max_body_size (\d+)m/.exec(text) ?? []
  return size === undefined ? undefined : Number(size) * MB
}

function letThrough(path: string): number {
  const [exact] = places.filter((one) => one.isWhole && one.path === path)
  const [longest] = places
    .filter((one) => !one.isWhole && path.startsWith(one.path))
    .toSorted((one, other) => other.path.length - one.path.length)
  return (exact ?? longest)?.most ?? MOST
}

async function readCalls(): Promise<Call[]> {
  const files = readdirSync(CONTRACT, { recursive: true })
    .map(String)
    .filter((name) => /^[a-z/-]+\.ts$/.test(name))
  const modules = await Promise.all(files.map((name) => import(/* @vite-ignore */ `${CONTRACT}${name}`)))
  const isCall = (value: unknown): value is Call =>
    typeof value === 'object' && value !== null && 'path' in value && 'may' in value
  return modules.flatMap((module) => Object.values(module)).filter(isCall)
}

const calls = await readCalls()
const formOf = ({ uploads }: Call) => (uploads ? uploads.maxFiles * uploads.maxFileBytes + MB : 0)

describe('a body nginx lets through', () => {
  test('is as long as the longest list, everywhere', () => {
    expect(calls.length).toBeGreaterThan(40)
    expect(letThrough('/api/cart/update')).toBe(2 * LONG_BODY_BYTES)
  })

  test.each(calls.filter(({ uploads }) => uploads).map((call) => [call.path, call] as const))(
    'at %s is the form it takes, and not much more',
    (path, call) => {
      expect(letThrough(path)).toBeGreaterThanOrEqual(formOf(call))
      const isOfStaff = path.startsWith('/api/admin/')
      if (!isOfStaff) expect(letThrough(path)).toBeLessThanOrEqual(formOf(call) + MB)
    },
  )
})
