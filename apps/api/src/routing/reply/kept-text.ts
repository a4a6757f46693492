// Answers given out many times over are written as JSON, and told apart from others, once.
import { hash } from 'node:crypto'

type Text = { body: Buffer; etag: string }

const texts = new WeakMap<object, Text | undefined>()

/** The answer will be given out again as it is; it must not be changed any more. */
export function keepText<T extends object>(answer: T): T {
  texts.set(answer, undefined)
  return answer
}

/** A kept answer in its envelope, ready to be sent; undefined for any other. */
export function keptText(answer: unknown): Text | undefined {
  if (typeof answer !== 'object' || answer === null || !texts.has(answer)) return undefined
  const known = texts.get(answer)
  if (known) return known
  const body = Buffer.from(JSON.stringify({ code: 200, result: answer }))
  const text = { body, etag: `W/"${hash('sha1', body, 'base64')}"` }
  texts.set(answer, text)
  return text
}
