import { z } from 'zod'

type Shape = {
  $ref?: string
  $defs?: Record<string, Shape>
  const?: unknown
  enum?: unknown[]
  anyOf?: Shape[]
  allOf?: Shape[]
  type?: string | string[]
  properties?: Record<string, Shape>
  items?: Shape
  minimum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
}

/** Of each kind of text a call reads, one. */
const TEXTS = [
  ...['ada', 'DE', 'EUR', '10115', 'ada@example.org', '2026-01-01T00:00:00.000Z', '2026-01-01'],
  ...['https://www.example.org/ada', '/ada', '#aabbcc', '8f14e45f-ceea-467f-a0e6-3f1f6b2a9d11'],
  ...['0123456789abcdef'.repeat(2), '0123456789abcdef'.repeat(4), 'A'.repeat(43), 'HELLO', 'ada_10115'],
]

/** Something a schema could have been sent, every field filled in; not always what it takes. */
export function sampleOf(schema: z.ZodType | undefined): unknown {
  if (!schema) return undefined
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
  return sample(root, root.$defs ?? {})
}

function sample(shape: Shape, defs: Record<string, Shape>): unknown {
  const named = shape.$ref === undefined ? undefined : defs[shape.$ref.split('/').at(-1) ?? '']
  const [inner] = named ? [named] : (shape.anyOf ?? shape.allOf ?? [])
  if (inner) return sample(inner, defs)
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  const type = [shape.type].flat()[0]
  if (type === 'array') return shape.items ? [sample(shape.items, defs)] : []
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(shape.properties ?? {}).map(([key, one]) => [key, sample(one, defs)]),
    )
  return plain(type, shape)
}

function plain(type: string | undefined, shape: Shape): unknown {
  if (type === 'integer' || type === 'number') return Math.max(shape.minimum ?? 1, 1)
  if (type === 'boolean') return true
  return TEXTS.find((text) => isTaken(text, shape)) ?? 'a'.repeat(Math.min(shape.minLength ?? 1, 100))
}

const isTaken = (text: string, { minLength = 0, maxLength = 1_000, pattern = '' }: Shape): boolean =>
  text.length >= minLength && text.length <= maxLength && new RegExp(pattern, 'u').test(text)

export type Path = readonly (string | number)[]

/** Where its values stand. */
export function leavesOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return at.length > 0 ? [at] : []
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, [...at, Array.isArray(value) ? Number(key) : key]),
  )
}

/** The same with another value at one place. */
export function withValue(value: unknown, [key, ...rest]: Path, odd: unknown): unknown {
  if (key === undefined) return odd
  const copy = structuredClone(value) as Record<string | number, unknown>
  copy[key] = withValue(copy[key], rest, odd)
  return copy
}
