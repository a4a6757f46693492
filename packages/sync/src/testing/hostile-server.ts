// A shop's server over real sockets that does to each request what its script says: refuses, throttles, answers pages,
// nothing, never, or half an answer. What it does in earnest, it does by the model.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CallError } from '@vitrine/contract/reply'
import { type ModelServer, modelServer } from './model-server.ts'
import { type AskedCall, WithMeta } from './scripted-client.ts'

type RefusalCode = 400 | 401 | 409 | 429 | 500 | 503
export type Act =
  | { act: 'fine' }
  /** Refused before anything was done. */
  | { act: 'refuse'; code: RefusalCode }
  /** Done, but the answer is not one. */
  | { act: 'page' | 'empty' | 'hang' | 'reset' | 'fault' }
  | { act: 'cut'; at: number }

/** One story's shop: its carts, its orders and how often each was really made, its tasks. */
export type HostileShop = ModelServer & {
  orders: Map<string, number>
  tasks: Map<string, number>
  refused: Map<string, RefusalCode>
  acts: Act[]
}

type Handler = (input: AskedCall['input'] & { body: Record<string, unknown> }) => unknown
const CALLS: Record<string, string> = {
  '/api/cart/create': 'cart.create',
  '/api/cart/pull': 'cart.pull',
  '/api/cart/totals': 'cart.totals',
  '/api/cart/update': 'cart.update',
  '/api/cart/delete': 'cart.delete',
  '/api/order': 'order.place',
  '/api/task': 'task',
}

export async function hostileServer() {
  const shops = new Map<string, HostileShop>()
  const server = createServer((request, response) => {
    const shop = shops.get(String(request.headers['x-vs-store-code']))
    if (shop) void answer(shop, request, response)
    else response.destroy()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    /** The store code tells the stories apart. */
    openShop(storeCode: string, acts: Act[]): HostileShop {
      const shop = { ...modelServer(), orders: new Map(), tasks: new Map(), refused: new Map(), acts }
      shops.set(storeCode, shop)
      return shop
    },
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

async function answer(shop: HostileShop, request: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const sent = Buffer.concat(chunks).toString()
  const act = steadfast(shop, shop.acts.shift() ?? { act: 'fine' }, sent)
  if (act.act === 'refuse') return refuse(response, act.code)
  const { code, ...reply } = serve(shop, request, sent)
  const text = JSON.stringify({ code, ...reply })
  const json = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
  switch (act.act) {
    case 'fine':
      return response.writeHead(code, json).end(text)
    case 'fault':
      return refuse(response, 500)
    case 'page':
      return response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to this network</h1>')
    case 'empty':
      return response.writeHead(200, { 'content-type': 'application/json' }).end()
    case 'reset':
      return response.destroy()
    case 'cut': {
      const part = Buffer.from(text).subarray(0, act.at % text.length)
      return response.writeHead(code, json).write(part, () => response.destroy())
    }
    // Nothing ever comes.
    case 'hang':
      return undefined
  }
}

/** A shop stands by its word: what was done once is never refused later, what was refused never done. */
function steadfast({ orders, tasks, carts, refused }: HostileShop, act: Act, sent: string): Act {
  const { order_id, id, operationId } = (sent === '' ? {} : JSON.parse(sent)) as Record<string, string>
  const key = order_id ?? id ?? operationId ?? ''
  const before = refused.get(key)
  if (before !== undefined) return { act: 'refuse', code: before }
  if (act.act !== 'refuse' || act.code >= 429 || act.code === 401) return act
  const isKnown = [...carts.values()].some((cart) => cart.answers.has(key))
  if (orders.has(key) || tasks.has(key) || isKnown) return { act: 'fine' }
  if (key !== '') refused.set(key, act.code)
  return act
}

function refuse(response: ServerResponse, code: number) {
  const headers = { 'content-type': 'application/json', ...(code === 503 ? { 'retry-after': '2' } : {}) }
  const result = code === 409 ? 'OUT_OF_STOCK' : `refused with ${code}`
  response.writeHead(code, headers).end(JSON.stringify({ code, result, meta: { errorCode: result } }))
}

function serve(shop: HostileShop, request: IncomingMessage, text: string) {
  const url = new URL(request.url ?? '/', 'http://shop')
  const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
  const handler = handlerOf(shop, CALLS[url.pathname] ?? '')
  try {
    const given = handler({ query: Object.fromEntries(url.searchParams), body })
    const { result, meta } = given instanceof WithMeta ? given : new WithMeta(given, {})
    return { code: 200, result, meta }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const { code, result, meta } = error
    return { code, result, meta }
  }
}

function handlerOf({ answers, orders, tasks }: HostileShop, id: string): Handler {
  const once = (done: Map<string, number>, key: unknown) => done.set(String(key), 1)
  if (id === 'order.place')
    return ({ body }) => {
      once(orders, body.order_id)
      return { order_id: body.order_id, orderNumber: `N${orders.size}` }
    }
  if (id === 'task')
    return ({ body }) => {
      once(tasks, body.id)
      return true
    }
  return answers[id] ?? (() => undefined)
}
