import { randomBytes } from 'node:crypto'

const PREFIX = 'r/'
const OWN = /^r\/([0-9a-f]{32}\.webp)$/

/** Nothing of the visitor's file name, and not to be guessed. */
export const newPhotoName = (): string => `${randomBytes(16).toString('hex')}.webp`

export const photoPath = (name: string): string => PREFIX + name

/** The name of an uploaded photo; undefined for a picture of the catalogue. */
export const uploadedName = (path: string): string | undefined => OWN.exec(path)?.[1]

/** As the wire has it: uploaded photos by the address they are served from. */
export const photoAddress = (path: string): string => (OWN.test(path) ? `/${path}` : path)
