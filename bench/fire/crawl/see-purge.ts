// A price changes: the shop tells the CDN by tags which pages are no longer true, they go, and the next reader sees it.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { browse } from './browse.ts'
import { dropTagged } from './kept-files.ts'
import type { Person } from './make-people.ts'

const TOKEN = 'purge-token-of-this-run'
/** As it stands in the page. */
const NEW_PRICE = /4[.,]?321[.,]99/
const WAIT_MS = 30_000

/** Stands for the CDN's own interface. */
export async function openPurgeHook() {
  const heard: string[][] = []
  const server: Server = createServer((incoming, outgoing) => {
    void text(incoming).then((body) => {
      if (incoming.headers.authorization !== `Bearer ${TOKEN}`) return outgoing.writeHead(403).end()
      const said = JSON.parse(body) as { tags?: string[]; purge_everything?: boolean }
      heard.push(said.purge_everything ? ['*'] : (said.tags ?? []))
      outgoing.end('{}')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    env: { PURGE_URL: `http://127.0.0.1:${port}/purge`, PURGE_TOKEN: TOKEN },
    heard,
    close: () => server.close(),
  }
}

type Seeing = { url: string; cacheFolder: string; heard: string[][]; admin: Person }
type Product = { id: number; version: string; parts: { prices: Record<string, object> } }

export async function seePurge({ url, cacheFolder, heard, admin }: Seeing): Promise<string[]> {
  const page = `${url}/us/merino-roll-neck`
  await browse(page)
  const before = await browse(page)
  const tag = before.headers['cache-tag']?.split(',').find((one) => /^P\d+$/.test(one))
  if (!tag) return [`the page of a product names no product in Cache-Tag: ${before.headers['cache-tag']}`]
  heard.length = 0
  await changePrice(url, admin, Number(tag.slice(1)))
  const end = Date.now() + WAIT_MS
  const hasHeard = () => heard.some((tags) => tags.includes(tag) || tags.includes('*'))
  while (!hasHeard() && Date.now() < end) await pause(100)
  if (!hasHeard()) return [`nobody was told that ${tag} changed; told were ${JSON.stringify(heard)}`]
  const problems: string[] = []
  if (NEW_PRICE.test(before.text)) problems.push('the price was there before')
  if ((await browse(page)).headers['x-proxy-cache'] !== 'HIT')
    problems.push('the page was not kept until the purge')
  if (dropTagged(cacheFolder, heard.flat()) === 0) problems.push('nothing that was kept named the tags')
  const after = await browse(page)
  if (!NEW_PRICE.test(after.text)) problems.push('the next reader does not see the new price')
  return problems
}

async function changePrice(url: string, { bearer }: Person, id: number): Promise<void> {
  const headers = { authorization: `Bearer ${bearer}`, 'x-vs-store-code': 'us' }
  const { text: said } = await browse(`${url}/api/admin/catalogue/products/${id}`, { headers })
  const { version, parts } = (JSON.parse(said) as { result: Product }).result
  const price = { price: 4_321.99, special_price: null, special_from: null, special_to: null }
  const items = [{ id, version, parts: { prices: { ...parts.prices, us: price } } }]
  const saved = await browse(`${url}/api/admin/catalogue/products/save`, { headers, body: { items } })
  if (saved.status !== 200) throw new Error(`the price was not saved: ${saved.text.slice(0, 400)}`)
}
