// The mails of a developer and the figures of an operator are shown on their own machine only, not to who pretends to be there.
import { expect, test } from 'vitest'
import { isFromOwnMachine } from './own-machine.ts'

type Asked = { from?: string | undefined; headers?: Record<string, string | undefined> }
const isOwn = ({ from = '127.0.0.1', headers = {} }: Asked) =>
  isFromOwnMachine({
    socket: { remoteAddress: from },
    headers: { host: 'localhost:3000', ...headers },
  } as unknown as Parameters<typeof isFromOwnMachine>[0])

test.each<[who: string, asked: Asked]>([
  ['a browser here', {}],
  ['by IPv6', { from: '::1', headers: { host: '[::1]:3000' } }],
  ['by IPv4 in IPv6, another number', { from: '::ffff:127.0.0.5', headers: { host: '127.0.0.5' } }],
])('%s is', (_, asked) => expect(isOwn(asked)).toBe(true))

test.each<[who: string, asked: Asked]>([
  ['another machine', { from: '192.168.0.9' }],
  ['one that only looks like it', { from: '127.0.0.1.example' }],
  ['a page of another site whose name leads here', { headers: { host: 'evil.example' } }],
  ['a name that begins like ours', { headers: { host: 'localhost.evil.example' } }],
  ['no name at all', { headers: { host: undefined } }],
  ['a proxy on this machine', { headers: { 'x-forwarded-for': '203.0.113.7' } }],
  ['a proxy that says so by its standard name', { headers: { forwarded: 'for=203.0.113.7' } }],
  ['a CDN', { headers: { 'cf-connecting-ip': '203.0.113.7' } }],
])('%s is not', (_, asked) => expect(isOwn(asked)).toBe(false))
