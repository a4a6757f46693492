import { newPhotoName, type PhotoStore } from '#api/adapters/photos/photo-store.ts'
import { makePhoto } from '#api/features/media/index.ts'

const SIDE = 320

/** The visitor's file as a small square of ours; answers its name. Nothing names it yet. */
export async function keepPhoto(store: PhotoStore, path: string): Promise<string> {
  const photo = await makePhoto(path, { field: 'photo', square: SIDE })
  const name = newPhotoName()
  await store.keep(name, photo)
  return name
}
