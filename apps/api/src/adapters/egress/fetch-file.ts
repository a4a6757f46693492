// A file from an address somebody typed in. The shop must not be made to talk to what only it can reach.
import { request as requestPlain } from 'node:http'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { lookUpPublic } from '#api/adapters/webhook/look-up-public.ts'
import { isPrivateAddress } from '#api/adapters/webhook/private-addresses.ts'
import { Refused, type Told, told } from '#api/refusal/told.ts'

/** Why nothing came, for whoever typed the address. */
export class FetchRefused extends Refused {}

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
  if (url === undefined) return Promise.reject(new FetchRefused(told('NO_ADDRESS')))
  const fault = wish.allowPrivate ? undefined : faultOf(url)
  return fault === undefined ? ask(url, wish) : Promise.reject(new FetchRefused(fault))
}

function faultOf({ protocol, hostname, port, username, password }: URL): Told | undefined {
  if (protocol !== 'https:') return told('NOT_HTTPS')
  if (port !== '') return told('OTHER_PORT')
  if (username !== '' || password !== '') return told('PASSWORD_IN_ADDRESS')
  // The parser has turned every spelling of a number into its address by now.
  const literal = hostname.replace(/^\[|\]$/g, '')
  return isIP(literal) !== 0 && isPrivateAddress(literal) ? PRIVATE : undefined
}

const PRIVATE = told('PRIVATE_NETWORK')

function ask(url: URL, { maxBytes, timeoutMs, lookup = lookUpPublic, allowPrivate = false }: FetchWish) {
  return new Promise<Uint8Array>((resolve, reject) => {
    const refuse = (why: Told) => reject(new FetchRefused(why))
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
      const stop = (why: Told) => {
        refuse(why)
        response.destroy()
      }
      if (statusCode >= 300 && statusCode < 400) return stop(told('LEADS_ON'))
      if (statusCode !== 200) return stop(told('OTHER_SIDE_ANSWERS', { status: String(statusCode) }))
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

const tooLarge = (maxBytes: number) => told('FILE_TOO_LARGE', { size: Math.round(maxBytes / 1024 / 1024) })

function reasonOf(error: Error): Told {
  if (error.message.includes('private network')) return PRIVATE
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return told('OTHER_SIDE_SLOW')
  return told('OTHER_SIDE_AWAY', { code: (error as NodeJS.ErrnoException).code ?? error.message })
}
