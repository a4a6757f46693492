import { randomBytes } from 'node:crypto'

/** Photographs, tables the staff brings, and files that are sold. */
const NAME = /^[0-9a-f]{32}\.(webp|gz|bin)$/

/** Nothing of the visitor's file name, and not to be guessed. */
export const newPhotoName = (ending: 'webp' | 'gz' | 'bin' = 'webp'): string =>
  `${randomBytes(16).toString('hex')}.${ending}`

export const isPhotoName = (name: string): boolean => NAME.test(name)

export function assertPhotoName(name: string): void {
  if (!isPhotoName(name)) throw new Error('A photograph is kept under a name of ours only.')
}
