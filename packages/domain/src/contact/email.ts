/** Longest address a mail server takes (RFC 5321, less the brackets around it). */
export const MAX_EMAIL_LENGTH = 254

/**
 * Plain letters before the `@`: mail goes out by servers of which not all carry other alphabets. Domains may be of any; they
 * are known by their ASCII form (`ascii-mailbox.ts`), top-level domains of other letters among them. Dots stand between other signs.
 */
export const EMAIL_PATTERN =
  /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z\d\x80-\uffff][A-Za-z\d\x80-\uffff-]*\.)+(?:[A-Za-z\x80-\uffff]{2,}|xn--[A-Za-z\d-]+)$/

/** What forms and the server take for an address to write to; blanks around it are the caller's to trim. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && EMAIL_PATTERN.test(text)
}
