// Everybody looks at everything, in turns, with their cookies and keys; then somebody whom nobody knows does.
import { setTimeout as pause } from 'node:timers/promises'
import { randomOf } from '@vitrine/search/testing/random'
import { browse, type Visit } from './browse.ts'
import type { Person } from './make-people.ts'

/** Their addresses are the same. */
const STORES = ['us', 'en']
const PUBLIC = [
  '',
  '/women',
  '/men',
  '/search?q=coat',
  '/merino-roll-neck',
  '/delivery',
  '/women?price=20-90',
]
const PERSONAL = [
  ...['/cart', '/checkout', '/wishlist', '/compare', '/recently-viewed', '/order-lookup', '/withdrawal'],
  ...['', '/edit', '/addresses', '/bonuses', '/privacy', '/orders', '/wishlist'].map(
    (one) => `/my-account${one}`,
  ),
  ...['', '/sales', '/sales/orders', '/sales/payouts', '/products', '/settings'].map(
    (one) => `/cabinet${one}`,
  ),
  ...['', '/orders', '/customers', '/catalogue', '/settings', '/audit', '/keys'].map((one) => `/admin${one}`),
]
const CALLS = ['/api/user/profile', '/api/user/addresses', '/api/user/order-history', '/api/catalog?size=5']
const ENCODINGS = ['gzip, deflate, br', 'gzip', 'identity']

export type Crawled = { requests: number; kept: number; problems: string[] }
type Asked = { path: string; headers: Record<string, string> }

/** Each mark may be read by its own bearer only, and by staff, who see customers by their calls. */
export async function crawlPages(url: string, people: readonly Person[], rounds: number): Promise<Crawled> {
  const crawled: Crawled = { requests: 0, kept: 0, problems: [] }
  const random = randomOf(19)
  async function look(asked: Asked, reader: Person | undefined): Promise<void> {
    const visit = await browsePatiently(url + asked.path, asked)
    crawled.requests += 1
    if (visit.headers['x-proxy-cache'] === 'HIT') crawled.kept += 1
    crawled.problems.push(...problemsOf(visit, asked, { reader, people }))
  }
  for (let round = 0; round < rounds; round += 1) {
    const visits = people.flatMap((one) =>
      visitsOf(one, round).map((asked) => ({ asked, one, at: random() })),
    )
    visits.sort((a, b) => a.at - b.at)
    // Many at once, so that one's answer could be on its way while another asks for the same.
    for (let at = 0; at < visits.length; at += people.length)
      await Promise.all(visits.slice(at, at + people.length).map(({ asked, one }) => look(asked, one)))
  }
  for (const asked of visitsOfNobody(people)) await look(asked, undefined)
  return crawled
}

/** A machine with other work has no second for a page now and then; its shop says so, and a browser comes again. */
async function browsePatiently(url: string, asked: Asked, left = 3): Promise<Visit> {
  const visit = await browse(url, asked)
  const wait = Number(visit.headers['retry-after'])
  if (visit.status !== 503 || !wait || left === 0) return visit
  await pause(wait * 1_000)
  return browsePatiently(url, asked, left - 1)
}

function visitsOf({ cookie, bearer, cartId, orderId }: Person, round: number): Asked[] {
  const encoding = ENCODINGS[round % ENCODINGS.length] ?? 'identity'
  const own = [`/order/${orderId}`, `/my-account/orders/${orderId}`]
  const pages = STORES.flatMap((store) => [...PUBLIC, ...PERSONAL, ...own].map((page) => `/${store}${page}`))
  const calls = [...CALLS, `/api/cart/pull?cartId=${cartId}`, `/api/order/${orderId}`]
  return [
    ...pages.map((path) => ({ path, headers: { cookie, 'accept-encoding': encoding, accept: 'text/html' } })),
    ...calls.map((path) => ({
      path,
      headers: { cookie, authorization: `Bearer ${bearer}`, 'x-vs-store-code': 'us' },
    })),
  ]
}

/** The same addresses, also those that name somebody's order, by a browser that has never been here. */
function visitsOfNobody(people: readonly Person[]): Asked[] {
  return people
    .flatMap((one) => visitsOf(one, 0))
    .map(({ path, headers: { cookie: _, authorization: __, ...headers } }) => ({ path, headers }))
    .filter(({ path }) => !path.startsWith('/api/cart/'))
}

type Readers = { reader: Person | undefined; people: readonly Person[] }

function problemsOf(visit: Visit, { path }: Asked, { reader, people }: Readers): string[] {
  const said = `${JSON.stringify(visit.headers)}${visit.text}`
  const others = people.filter((one) => one !== reader)
  const read = others.flatMap(({ name, marks }) =>
    marks.filter((mark) => said.includes(mark) && !path.includes(mark)).map((mark) => ({ name, mark })),
  )
  const problems = read.map(({ name, mark }) => {
    const at = said.indexOf(mark)
    return `${reader?.name ?? 'nobody'} read of ${name} at ${path}: … ${said.slice(Math.max(0, at - 60), at + 60)} …`
  })
  if (visit.status >= 500) problems.push(`${path} answers ${visit.status}`)
  if ('set-cookie' in visit.headers && visit.headers['x-proxy-cache'] === 'HIT')
    problems.push(`${path} hands out a kept cookie`)
  return problems
}

const PRIVATE_KEY =
  /\/(us|en|de)\/(cart|checkout|wishlist|compare|recently-viewed|order|my-account|cabinet|admin|withdrawal)\b|\/api\//

/** Whether an address nginx kept is one of a person. */
export const isPersonal = (key: string): boolean => PRIVATE_KEY.test(key)
