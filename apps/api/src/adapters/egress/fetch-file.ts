// A file from an address somebody typed in. The shop must not be made to talk to what only it can reach.
import { request as requestPlain } from 'node:http'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { lookUpPublic } from '#api/adapters/webhook/look-up-public.ts'
import { isPrivateAddress } from '#api/adapters/webhook/private-addresses.ts'

/** Why nothing came, in words for whoever typed the address. */
export class FetchRefused extends Error {}

export type FetchWish = {
  url: string
  maxBytes: number
  timeoutMs: number
  /** Where names lead; the system's own, without private networks, unless told otherwise. */
  lookup?: LookupFunction
  /** Into the shop's own network, too, and without encryption. */
  allowPrivate?: boolean
}

/** By https from its usual port, without following anybody elsewhere, so much and so long at most. */
export function fetchFile(wish: FetchWish): Promise<Uint8Array> {
  const url = URL.canParse(wish.url) ? new URL(wish.url) : undefined
  const fault = url === undefined ? 'this is no address' : wish.allowPrivate ? undefined : faultOf(url)
  if (url === undefined || fault !== undefined) return Promise.reject(new FetchRefused(fault))
  return ask(url, wish)
}

function faultOf({ protocol, hostname, port, username, password }: URL): string | undefined {
  if (protocol !== 'https:') return 'the address does not begin with https://'
  if (port !== '') return 'only the usual port of https is asked'
  if (username !== '' || password !== '') return 'the address holds a password'
  // The parser has turned every spelling of a number into its address by now.
  const literal = hostname.replace(/^\[|\]$/g, '')
  return isIP(literal) !== 0 && isPrivateAddress(literal) ? PRIVATE : undefined
}

const PRIVATE = 'the address leads into a private network'

function ask(url: URL, { maxBytes, timeoutMs, lookup = lookUpPublic, allowPrivate = false }: FetchWish) {
  return new Promise<Uint8Array>((resolve, reject) => {
    const refuse = (words: string) => reject(new FetchRefused(words))
    const send = url.protocol === 'https:' ? request : requestPlain
    const asked = send(url, {
      // Of the whole answer, so that one which drips does not hold us.
      signal: AbortSignal.timeout(timeoutMs),
      agent: false,
      headers: { accept: 'text/csv, text/plain, application/octet-stream, */*' },
      ...(!allowPrivate && { lookup }),
    })
    asked.on('error', (error) => refuse(reasonOf(error)))
    asked.on('response', (response) => {
      const { statusCode = 0 } = response
      const stop = (words: string) => {
        refuse(words)
        response.destroy()
      }
      if (statusCode >= 300 && statusCode < 400)
        return stop('the address leads on to another one; enter that')
      if (statusCode !== 200) return stop(`the other side answers ${statusCode}`)
      if (Number(response.headers['content-length']) > maxBytes) return stop(tooLarge(maxBytes))
      const parts: Buffer[] = []
      let size = 0
      response.on('data', (part: Buffer) => {
        size += part.byteLength
        if (size > maxBytes) stop(tooLarge(maxBytes))
        else parts.push(part)
      })
      response.on('end', () => resolve(Buffer.concat(parts)))
      response.on('error', (error) => refuse(reasonOf(error)))
    })
    asked.end()
  })
}

const tooLarge = (maxBytes: number) => `the file is larger than ${Math.round(maxBytes / 1024 / 1024)} MB`

function reasonOf(error: Error): string {
  if (error.message.includes('private network')) return PRIVATE
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'the other side takes too long'
  return `the other side cannot be reached (${(error as NodeJS.ErrnoException).code ?? error.message})`
}
