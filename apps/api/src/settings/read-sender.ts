import { type Read, textOf } from './read-value.ts'

const MAILBOX = /^[^\s<>,@]+@[^\s<>,@]+$/

/** `help@shop.example`, or the same in angle brackets behind a name. */
export function readSender(read: Read, name: string, fallback: string): string {
  const text = textOf(read, name, fallback)
  const [, mailbox = text] = /^[^<>\r\n]*<([^<>]*)>$/.exec(text) ?? []
  if (!MAILBOX.test(mailbox))
    read.problems.push(`${name} must be an address such as Shop <help@shop.example>, not "${text}".`)
  return text
}
