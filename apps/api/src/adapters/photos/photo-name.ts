import { randomBytes } from 'node:crypto'

const NAME = /^[0-9a-f]{32}\.webp$/

/** Nothing of the visitor's file name, and not to be guessed. */
export const newPhotoName = (): string => `${randomBytes(16).toString('hex')}.webp`

export const isPhotoName = (name: string): boolean => NAME.test(name)
