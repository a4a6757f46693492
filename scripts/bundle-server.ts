// Puts the program's own files, the storefront's build and packages of many small files into fewer large ones, unless the
// bundle at hand was made of these very sources. Runs after install, and beside a shop that had to start from its sources.
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type OutputChunk, type Plugin, rolldown } from 'rolldown'
import {
  BUNDLE_FOLDER,
  type BundleManifest,
  findBundle,
  MANIFEST,
  readManifest,
  stateOf,
} from '../apps/shop/src/bundle/find-bundle.mjs'
import { toAscii } from './to-ascii.ts'
import { isWebBuilt, webSources } from './web-sources.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, BUNDLE_FOLDER)
/**
 * Plain JavaScript that every start reads, file by file: it goes in with all it needs. Other packages are read from where
 * they lie: some bring files of their own, and what only few calls need is read when they come.
 */
const READ_AT_START =
  /\/node_modules\/(kysely|libphonenumber-js|minisearch|transliteration|zod|pg|pg-boss|fastify|@fastify\/[\w-]+|pino|prom-client|@opentelemetry\/api|@orama\/stemmers|@messageformat\/[\w-]+|moo|@lingui\/message-utils)\//
/** In the place of this file the bundle has the build itself. */
const STOREFRONT = 'apps/shop/src/web/bundled-storefront.ts'
const STOREFRONT_BUILD = join(root, 'apps/web/build/server/index.js')

/** Another one of these makes another bundle, whatever it is made of. */
const MAKERS = ['package-lock.json', 'scripts/bundle-server.ts', 'scripts/to-ascii.ts']
const BESIDE_A_START = '--beside-a-start'
const MOST_LOOKS = 30
const BETWEEN_LOOKS_MS = 5_000
const hoisted = join(root, 'node_modules/')
const isPackage = (path: string) => path.includes('/node_modules/')
const isOurs = (path: string) => path.startsWith(root) && !isPackage(path)

const otherPackagesStayOutside: Plugin = {
  name: 'other-packages-stay-outside',
  resolveId: {
    order: 'pre',
    async handler(id, importer, options) {
      if (!importer || /^[./#]|^node:/.test(id)) return undefined
      const found = await this.resolve(id, importer, { ...options, skipSelf: true })
      if (!found || found.external) return { id, external: true }
      if (isOurs(found.id) || isPackage(importer) || READ_AT_START.test(found.id)) return found
      if (found.id.startsWith(hoisted)) return { id, external: true }
      throw new Error(`${id} is not found from ${BUNDLE_FOLDER}: ${found.id}`)
    },
  },
}

/** A file goes on finding what lies beside it. */
const filesKeepTheirPlace: Plugin = {
  name: 'files-keep-their-place',
  transform: {
    order: 'pre',
    handler(code, id) {
      if (!isOurs(id) || !/\bimport\.meta\.(url|dirname)\b/.test(code)) return undefined
      const place = relative(folder, id).split(sep).join('/')
      return code
        .replaceAll('import.meta.url', `new URL(${JSON.stringify(place)}, import.meta.url).href`)
        .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${dirname(place)}`)})`)
    },
  },
}

/** Pages and API come to share one contract: they must agree on what a CallError is. */
const storefrontGoesIn: Plugin = {
  name: 'storefront-goes-in',
  load(id) {
    if (id !== join(root, STOREFRONT)) return undefined
    return `export const bundledStorefront = () => import(${JSON.stringify(STOREFRONT_BUILD)})`
  },
}

/**
 * Node holds the text of what it runs, and holds all of it twice as wide where one letter is not ASCII. Files of words in
 * other scripts stay as they are: spelled out, their letters would take more.
 */
const textsStayNarrow: Plugin = {
  name: 'texts-stay-narrow',
  renderChunk(code) {
    const narrow = toAscii(code)
    return narrow.length < code.length * 2 ? { code: narrow } : null
  },
}

/** What the bundle is made of, as it is now; undefined where the storefront's build was not made of it. */
async function lookAtSources(): Promise<Map<string, string | undefined> | undefined> {
  for (let left = process.argv.includes(BESIDE_A_START) ? MOST_LOOKS : 1; left > 0; left -= 1) {
    const { files, folders } = webSources()
    const states = new Map([...MAKERS, ...files, ...folders].map((path) => [path, stateOf(root, path)]))
    if (isWebBuilt()) return states
    // The start is building it.
    if (left > 1) await pause(BETWEEN_LOOKS_MS)
  }
  return undefined
}

async function bundle(states: Map<string, string | undefined>): Promise<void> {
  // Looked at before it is read: what changes meanwhile makes a bundle that is stale at once.
  const sources: Plugin = {
    name: 'sources',
    load(id) {
      if (isOurs(id)) states.set(relative(root, id), stateOf(root, relative(root, id)))
      return null
    },
  }
  const build = await rolldown({
    input: { cli: join(root, 'apps/shop/src/cli.ts') },
    platform: 'node',
    // It takes a call whose answer nobody reads for needless, also where the question is whether it throws.
    treeshake: false,
    plugins: [sources, storefrontGoesIn, otherPackagesStayOutside, filesKeepTheirPlace, textsStayNarrow],
  })
  const { output } = await build.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name]-[hash].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    minify: false,
    comments: false,
  })
  await build.close()
  const chunks = output.filter((file): file is OutputChunk => file.type === 'chunk')
  keep({
    entry: chunks.find(({ isEntry }) => isEntry)?.fileName ?? '',
    files: chunks.map(({ fileName }) => fileName),
    sources: Object.fromEntries([...states].map(([path, state]) => [path, state ?? ''])),
  })
}

/** A shop that is open may still read files of the former bundle; those of older ones go. */
function keep(manifest: BundleManifest): void {
  const kept = new Set([MANIFEST, ...manifest.files, ...(readManifest(root)?.files ?? [])])
  const written = join(folder, `${MANIFEST}.${process.pid}`)
  writeFileSync(written, JSON.stringify(manifest))
  renameSync(written, join(folder, MANIFEST))
  for (const name of readdirSync(folder)) if (!kept.has(name)) rmSync(join(folder, name), { force: true })
}

mkdirSync(folder, { recursive: true })
const states = findBundle(root) ? undefined : await lookAtSources()
if (states) await bundle(states)
