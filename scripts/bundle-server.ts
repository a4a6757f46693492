// Puts the program's own files, and packages of hundreds of small ones, into a few large ones, unless the bundle at hand
// was made of these very sources. Runs after install, and beside a shop that had to start from its sources.
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type OutputChunk, type Plugin, rolldown } from 'rolldown'
import {
  BUNDLE_FOLDER,
  type BundleManifest,
  findBundle,
  MANIFEST,
  readManifest,
  stateOf,
} from '../apps/shop/src/bundle/find-bundle.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, BUNDLE_FOLDER)
/** Plain JavaScript in hundreds of files. All other packages are read from where they lie: some bring files of their own. */
const MANY_FILES = /\/node_modules\/(kysely|libphonenumber-js|minisearch|transliteration)\//
/** The storefront's own build leaves it outside, too: both must agree on what a CallError is. */
const SHARED = /\/packages\/contract\//

/** Another one of these makes another bundle, whatever it is made of. */
const MAKERS = ['package-lock.json', 'scripts/bundle-server.ts']
const hoisted = join(root, 'node_modules/')
const isOurs = (path: string) => path.startsWith(root) && !path.includes('/node_modules/')

/** The storefront is built by itself, with names that change with it. */
const packagesStayOutside: Plugin = {
  name: 'packages-stay-outside',
  resolveId: {
    order: 'pre',
    async handler(id, importer, options) {
      if (!importer || /^[./#]|^node:/.test(id)) return undefined
      const found = await this.resolve(id, importer, { ...options, skipSelf: true })
      if (!found || found.external) return { id, external: true }
      const isInside = (isOurs(found.id) && !SHARED.test(found.id)) || MANY_FILES.test(found.id)
      if (isInside) return found
      if (isOurs(found.id) || found.id.startsWith(hoisted)) return { id, external: true }
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

async function bundle(): Promise<void> {
  const states = new Map(MAKERS.map((path) => [path, stateOf(root, path)]))
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
    plugins: [packagesStayOutside, filesKeepTheirPlace, sources],
  })
  const { output } = await build.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name]-[hash].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    minify: false,
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
if (!findBundle(root)) await bundle()
