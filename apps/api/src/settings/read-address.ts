// Settings that name places: an address, ranges of them, hosts, origins.
import { isRange } from '#api/routing/trusted-proxies.ts'
import { type Read, textOf } from './read-value.ts'

export function readUrl(read: Read, name: string, protocols: string[]): string | undefined {
  const text = textOf(read, name, '')
  if (text === '') return undefined
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text
  const forms = protocols.map((protocol) => `${protocol}//…`).join(' or ')
  // Not repeated: a database address holds a password.
  read.problems.push(`${name} must be an address such as ${forms}.`)
  return undefined
}

/** Pages and mails write paths behind it. */
export function readHost(read: Read, name: string): string | undefined {
  const text = readUrl(read, name, ['http:', 'https:'])?.replace(/\/+$/, '')
  const { origin, href } = URL.parse(text ?? '') ?? {}
  if (text === undefined || href === `${origin}/`) return text
  read.problems.push(`${name} must be an address such as https://shop.example, with nothing behind its host.`)
  return undefined
}

export function readRanges(read: Read, name: string): string[] {
  return readList(read, name, { fits: isRange, form: 'addresses or ranges such as 10.0.0.0/8' })
}

/** They go into a policy browsers read: nothing but hosts, each by itself. */
const ORIGIN = /^https:\/\/(\*\.)?[a-z0-9.-]+(:\d{1,5})?$/i

export function readOrigins(read: Read, name: string): string[] {
  return readList(read, name, {
    fits: (text) => ORIGIN.test(text),
    form: 'hosts such as https://cdn.example',
  })
}

type Kind = { fits: (text: string) => boolean; form: string }

function readList(read: Read, name: string, { fits, form }: Kind): string[] {
  const list = textOf(read, name, '')
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)
  const odd = list.find((text) => !fits(text))
  if (odd) read.problems.push(`${name} must be ${form}, not "${odd}".`)
  return odd ? [] : list
}

/** Origins as browsers send them, or any. */
export function readCorsOrigins(read: Read, name: string): string[] {
  return readList(read, name, {
    fits: (text) => text === '*' || URL.parse(text)?.origin === text,
    form: 'origins such as https://app.example.com',
  })
}
