import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type CdnPurge, createCdnPurge } from './purge-cdn.ts'

let cdn: Server
let heard: unknown[]
let statuses: number[]
let errors: unknown[]
let purge: CdnPurge
beforeEach(async () => {
  heard = []
  statuses = []
  errors = []
  cdn = createServer(async (request, reply) => {
    heard.push([request.headers.authorization, await json(request)])
    reply.writeHead(statuses.shift() ?? 200).end('{}')
  })
  await once(cdn.listen(0, '127.0.0.1'), 'listening')
  purge = createCdnPurge({
    url: `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge_cache`,
    token: 'a token of the CDN',
    log: (error) => errors.push(String(error)),
    gatherMs: 20,
    againMs: 20,
  })
})
afterEach(async () => {
  await purge.close()
  cdn.close()
})
const bodies = () => heard.map((one) => (one as unknown[])[1])

it('what changes together is told once, to who holds the token', async () => {
  purge.note(['P1', 'C2'])
  purge.note(['P1', 'P3'])
  await vi.waitFor(() => expect(heard).toEqual([['Bearer a token of the CDN', { tags: ['P1', 'C2', 'P3'] }]]))
})

it('nothing is told of nothing', async () => {
  purge.note([])
  await purge.close()
  expect(heard).toEqual([])
})

it('many tags come in several calls, and very many as everything', async () => {
  purge.note(Array.from({ length: 70 }, (_, at) => `P${at}`))
  await vi.waitFor(() =>
    expect(bodies().map((one) => (one as { tags: string[] }).tags.length)).toEqual([30, 30, 10]),
  )
  purge.note(Array.from({ length: 301 }, (_, at) => `P${at}`))
  await vi.waitFor(() => expect(bodies().at(-1)).toEqual({ purge_everything: true }))
})

it('a CDN that refuses is told again until it takes it', async () => {
  statuses = [503, 500]
  purge.note(['P1'])
  await vi.waitFor(() => expect(bodies()).toEqual([{ tags: ['P1'] }, { tags: ['P1'] }, { tags: ['P1'] }]))
  expect(errors).toEqual(['Error: The CDN answered 503.', 'Error: The CDN answered 500.'])
})

it('a shop that closes says what is still unsaid', async () => {
  purge.note(['P1'])
  await purge.close()
  expect(bodies()).toEqual([{ tags: ['P1'] }])
})
