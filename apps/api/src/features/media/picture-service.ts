import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FoundPicture, PictureSource } from '#api/adapters/pictures/picture-source.ts'
import { ShopError } from '#api/errors.ts'
import type { MakingQueue } from './making-queue.ts'
import type { PictureCache } from './picture-cache.ts'

/** What pictures and films are made with, and where they are stored. */
export type PictureService = {
  sources: readonly PictureSource[]
  queue: MakingQueue
  cache: PictureCache
  /** Whether the shop shows a picture of this path anywhere. */
  isNamed: (path: string) => Promise<boolean>
}

/** Stands for everything that changes the result: the form of it, its path, the content of its source. */
export const keyOf = (parts: readonly string[]): string =>
  hash('sha256', parts.join('\n'), 'hex').slice(0, 40)

type Wanted = { key: string; path: string; picture: FoundPicture; make: () => Promise<Buffer> }

/**
 * From disk, or made now and stored; only of what the shop shows, or strangers could have all files of a folder and
 * every drawing there can be. What was made stays: orders and open pages show goods that are gone.
 */
export async function getMade({ queue, cache, isNamed }: PictureService, wanted: Wanted): Promise<Buffer> {
  const { key, path, picture, make } = wanted
  const cached = await cache.find(key)
  if (cached) return cached
  if (!picture.isNamedByShop && !(await isNamed(path)))
    throw new ShopError('NOT_FOUND', { message: 'There is no such picture.' })
  return queue.run(key, async () => {
    const made = await make()
    await cache.store(key, made)
    return made
  })
}

const tagOf = (key: string) => `"${key}"`

/** The key stands for the content, so a copy anywhere stays right for as long as the address does. */
export const immutableHeaders = (key: string) => ({
  'cache-control': 'public, max-age=31536000, immutable',
  etag: tagOf(key),
})

/** For what stands in another's place: asked again soon, since the real one may have come. */
export const placeholderHeaders = (key: string) => ({
  'cache-control': 'public, max-age=300',
  etag: tagOf(key),
})

/** The reader has it already, and needs to hear no more than that. */
export function answerIfKnown(
  request: FastifyRequest,
  reply: FastifyReply,
  headers: { etag: string },
): boolean {
  if (!request.headers['if-none-match']?.includes(headers.etag)) return false
  reply.code(304).headers(headers).send()
  return true
}
