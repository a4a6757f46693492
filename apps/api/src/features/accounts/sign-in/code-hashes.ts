import { createHmac } from 'node:crypto'
import type { Reached, SessionKeys } from '#api/features/sessions/index.ts'
import { contactText } from '../contact.ts'

type Keys = Pick<SessionKeys, 'code'>
export type CodeHashes = { contact: Buffer; code: Buffer; start: Buffer; link: Buffer }

/** Each bound to its contact, and to what it is for: the code of one is nothing to another. */
export function hashesOf(
  { code: key }: Keys,
  by: Reached,
  said: { code?: string; start?: string; link?: string; purpose?: string },
): CodeHashes {
  const hash = (kind: string, text = '') =>
    createHmac('sha256', key)
      .update(`${[said.purpose, kind].filter(Boolean).join(' ')}\n${contactText(by)}\n${text}`)
      .digest()
  return {
    contact: hash('contact'),
    code: hash('code', said.code),
    start: hash('start', said.start),
    link: hash('link', said.link),
  }
}
