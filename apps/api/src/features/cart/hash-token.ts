import { hash } from 'node:crypto'

/** A leaked table opens no cart: only the hash of a token is kept. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
