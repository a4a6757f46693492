import { hash, randomBytes } from 'node:crypto'

/** The secret of a link in a mail, 128 bits; the shop keeps its hash. */
export const newLinkToken = (): string => randomBytes(16).toString('hex')

export const hashLink = (token: string): Buffer => hash('sha256', token, 'buffer')
