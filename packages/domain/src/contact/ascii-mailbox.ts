import { EMAIL_PATTERN } from './email.ts'

const FOREIGN = /[\x80-\uffff]/

/**
 * An address at a domain of other letters, as mail servers and everybody's address books know it (IDNA): `anna@bücher.example`
 * and `anna@xn--bcher-kva.example` are one mailbox. What no domain can be called keeps nothing behind its `@`, and is no
 * address any more; all other texts stay as they are.
 */
export function asciiMailbox(text: string): string {
  if (!FOREIGN.test(text) || !EMAIL_PATTERN.test(text)) return text
  const at = text.lastIndexOf('@') + 1
  const host = `http://${text.slice(at)}`
  return text.slice(0, at) + (URL.canParse(host) ? new URL(host).hostname : '')
}
