import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PictureSource } from '#api/adapters/pictures/picture-source.ts'
import type { MakingQueue } from './making-queue.ts'
import type { PictureCache } from './picture-cache.ts'

/** What pictures and films are made with, and where they are kept. */
export type Studio = { sources: readonly PictureSource[]; queue: MakingQueue; cache: PictureCache }

/** Stands for everything that changes the result: the form of it, its path, the content of its source. */
export const keyOf = (parts: readonly string[]): string =>
  hash('sha256', parts.join('\n'), 'hex').slice(0, 40)

/** From disk, or made now and kept. */
export async function getMade(
  { queue, cache }: Studio,
  key: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const kept = await cache.find(key)
  if (kept) return kept
  return queue.run(key, async () => {
    const made = await make()
    await cache.keep(key, made)
    return made
  })
}

const tagOf = (key: string) => `"${key}"`

/** The key stands for the content, so a copy anywhere stays right for as long as the address does. */
export const keptForEver = (key: string) => ({
  'cache-control': 'public, max-age=31536000, immutable',
  etag: tagOf(key),
})

/** The reader has it already, and needs to hear no more than that. */
export function answerIfKnown(request: FastifyRequest, reply: FastifyReply, key: string): boolean {
  if (!request.headers['if-none-match']?.includes(tagOf(key))) return false
  reply.code(304).headers(keptForEver(key)).send()
  return true
}
