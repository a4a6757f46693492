// A shop whose catalogue lies in a real OpenSearch, behind a line that can be cut.
import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Boutique, openBoutique } from './testing/open-boutique.ts'
import { patientIndex } from './testing/patient-index.ts'

const [NODE = ''] = inject('searchUrl').split(',')

/** A line to the node, on a port of its own. */
function openLine() {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    const node = connect(Number(new URL(NODE).port), '127.0.0.1')
    for (const end of [socket, node]) sockets.add(end.on('error', () => {}))
    socket.pipe(node).pipe(socket)
  })
  const listen = (port: number) =>
    new Promise<number>((resolve) =>
      server.listen(port, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
    )
  const cut = () =>
    new Promise((resolve) => {
      server.close(resolve)
      for (const socket of sockets) socket.destroy()
    })
  return { listen, cut }
}

const line = openLine()
let port: number
let shop: Boutique
let inMemory: Boutique
beforeAll(async () => {
  port = await line.listen(0)
  const sharedIndex = await patientIndex(`http://127.0.0.1:${port}/away-${port}`)
  shop = await openBoutique({ sharedIndex })
  inMemory = await openBoutique()
  await Promise.all([shop.catalog.ready, inMemory.catalog.ready])
})
afterAll(async () => {
  await Promise.all([shop.close(), inMemory.close()])
  await line.cut()
})

const ask = (query: object, of = shop) =>
  of.api.app.inject(`/api/catalog?searchQuery=${encodeURIComponent(JSON.stringify(query))}`)
const facets = ['color', 'size', 'brand', 'final_price'].map((field) => ({
  field,
  scope: 'catalog',
  options: {},
}))
const QUESTIONS = [
  { _availableFilters: facets },
  { _availableFilters: facets, _searchText: 'wool' },
  { _availableFilters: facets, _appliedSort: [{ field: 'final_price', options: 'asc' }] },
  { _searchText: 'drss' },
]

test.each(QUESTIONS)('answers %j with the same documents, counts and order as in memory', async (query) => {
  const [there, here] = await Promise.all([ask(query), ask(query, inMemory)])
  const resultOf = (reply: typeof there) => {
    const { items, ...rest } = reply.json().result
    return { ...rest, items: items.map(({ _score, ...item }: { _score?: number }) => item) }
  }
  expect(there.statusCode).toBe(200)
  expect(resultOf(there)).toEqual(resultOf(here))
})

test('while nobody answers there, kept lists, products and menus go on, and all is well when somebody does', async () => {
  const status = async (path: string) => (await shop.api.app.inject(path)).statusCode
  const [known = {}] = QUESTIONS
  const menu = await shop.api.app.inject('/api/category/tree')
  await line.cut()
  shop.setNow('2026-01-15T12:05:00Z')
  expect((await ask(known)).statusCode).toBe(200)
  expect((await ask({ _searchText: 'never asked before' })).statusCode).toBe(503)
  const [{ sku }] = (await ask(known)).json().result.items
  const product = `/api/product?sku=${encodeURIComponent(sku)}`
  expect(await status(product)).toBe(200)
  expect((await shop.api.app.inject('/api/category/tree')).json()).toEqual(menu.json())
  await line.listen(port)
  await expect.poll(async () => (await ask({ _searchText: 'never asked before' })).statusCode).toBe(200)
})
