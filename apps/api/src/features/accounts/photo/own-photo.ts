import { randomBytes } from 'node:crypto'
import type { PhotoStore } from '#api/adapters/photos/photo-store.ts'
import { makePhoto } from '#api/features/media/index.ts'

const SIDE = 320
const PREFIX = '/u/'

/** Where it is served from; who does not know the name does not find it. */
export const photoAddress = (name: string | null): string | null => name && PREFIX + name

/** The visitor's file as a small square of ours; answers its name. Nothing names it yet. */
export async function keepPhoto(store: PhotoStore, path: string): Promise<string> {
  const photo = await makePhoto(path, { field: 'photo', square: SIDE })
  const name = `${randomBytes(16).toString('hex')}.webp`
  await store.keep(name, photo)
  return name
}
