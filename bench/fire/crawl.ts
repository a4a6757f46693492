// npm run crawl [-- ROUNDS]: twenty people, signed in, with carts, names, addresses and orders of their own, look at every kind
// of page through the nginx of deploy/, which keeps for ten minutes what it keeps for two seconds. Nobody may read of
// anybody else, nothing of a person may lie in nginx's files, each store, encoding and picture comes as it was asked for,
// and a changed price reaches the pages that name it by a purge. NGINX=/path/to/nginx is another one than the path's.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startShop } from '../../e2e/src/start-shop.ts'
import { ensureStorefrontBuilt } from '../src/shop-pages.ts'
import { startEnvironment } from '../src/start-options.ts'
import { leave } from './crawl/browse.ts'
import { crawlPages, isPersonal } from './crawl/crawl-pages.ts'
import { keptFiles } from './crawl/kept-files.ts'
import { makePeople, type Person } from './crawl/make-people.ts'
import { missingForNginx, type Nginx, openNginx } from './crawl/open-nginx.ts'
import { openPurgeHook, seePurge } from './crawl/see-purge.ts'
import { seeVariants } from './crawl/see-variants.ts'
import { endWithScript } from './end-with-script.ts'
import { plainGoods } from './plain-goods.ts'

const KEPT = '10m'
const rounds = Number(process.argv[2] ?? 3)

const missing = missingForNginx()
if (missing) {
  process.stdout.write(
    `Skipped: the crawl needs nginx and openssl (packages of that name), and there is no ${missing} here.\n`,
  )
  process.exit(0)
}
ensureStorefrontBuilt()
const folder = mkdtempSync(join(tmpdir(), 'vitrine-crawl-'))
const hook = await openPurgeHook()
const port = await freePort()
const nginx = await openNginx(port, folder, KEPT)
const env = { ...startEnvironment(), ...hook.env, TRUST_PROXY: '127.0.0.1', PUBLIC_URL: nginx.url }
const shop = await startShop({ env, port })
const forget = endWithScript(shop.pid)
let problems: string[] = []
try {
  problems = await crawl(nginx)
} finally {
  leave()
  await nginx.stop()
  hook.close()
  await shop.stop()
  forget()
  rmSync(folder, { recursive: true, force: true })
}
process.stdout.write(
  `${problems.slice(0, 30).join('\n') || 'Nothing of a person was kept, and nobody read of anybody else.'}\n`,
)
process.exit(problems.length > 0 ? 1 : 0)

async function crawl({ url, cacheFolder }: Nginx): Promise<string[]> {
  const nextSku = await plainGoods(shop.url, shop.dataDir)
  const people = await makePeople({ url, dataDir: shop.dataDir, nextSku })
  const { requests, kept, problems: read } = await crawlPages(url, people, rounds)
  const files = keptFiles(cacheFolder)
  say(
    `${people.length} people, ${requests} requests, ${kept} answered from what was kept, ${files.length} answers kept`,
  )
  const variants = await seeVariants(url)
  const inFiles = keptFiles(cacheFolder).flatMap(({ key, head, body }) => {
    const about = problemsOfFile(key, `${key}${head}${body}`, people)
    return /^set-cookie:/im.test(head) ? [...about, `${key} was kept with a cookie`] : about
  })
  const admin = people.find(({ roles }) => roles.includes('admin'))
  const purge = admin ? await seePurge({ url, cacheFolder, heard: hook.heard, admin }) : ['there is no admin']
  // Without answers from what is kept, a crawl sees nothing.
  const idle = kept === 0 || files.length === 0 ? ['nothing was kept at all'] : []
  return [...idle, ...read, ...inFiles, ...variants, ...purge]
}

function problemsOfFile(key: string, content: string, people: readonly Person[]): string[] {
  const marked = people.filter(({ marks }) => marks.some((mark) => content.includes(mark)))
  return [
    ...marked.map(({ name }) => `what was kept as ${key} tells of ${name}`),
    ...(isPersonal(key) ? [`${key} was kept`] : []),
  ]
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
