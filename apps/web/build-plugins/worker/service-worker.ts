// The service worker is a build of its own: one file at the root, told which files the storefront consists of.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { customMedia } from '../custom-media.ts'
import { notKeptWords } from './not-kept-words.ts'
import { lateTextsOf, type Manifest, precacheLists } from './precache-lists.ts'

export function serviceWorker(): Plugin {
  return {
    name: 'vitrine:service-worker',
    apply: 'build',
    buildApp: {
      order: 'post',
      handler: async (builder) => {
        const { root } = builder.config
        const client = join(root, 'build/client')
        const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
        const built = (await readdir(join(client, 'assets'))).map((name) => `assets/${name}`)
        await buildWorker(root, { ...precacheLists(manifest, built), lateTexts: lateTextsOf(manifest) })
      },
    },
  }
}

type Told = ReturnType<typeof precacheLists> & { lateTexts: Record<string, string> }

async function buildWorker(root: string, { shop, partner, lateTexts }: Told): Promise<void> {
  const id = createHash('sha1')
    .update([...shop, ...partner, ...Object.entries(lateTexts).flat()].join('\n'))
    .digest('hex')
    .slice(0, 12)
  const inlined = (files: readonly string[]) => JSON.stringify(files.map((file) => `/${file}`))
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    // The page that is not kept brings the shop's own looks.
    plugins: [customMedia()],
    css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
    define: {
      SHOP_FILES: inlined(shop),
      PARTNER_FILES: inlined(partner),
      LATE_TEXTS: JSON.stringify(lateTexts),
      BUILD_ID: JSON.stringify(id),
      NOT_KEPT_WORDS: JSON.stringify(notKeptWords()),
    },
    build: {
      outDir: 'build/client',
      emptyOutDir: false,
      target: 'es2022',
      rollupOptions: {
        input: join(root, 'worker/service-worker.ts'),
        output: { entryFileNames: 'service-worker.js', format: 'iife' },
      },
    },
  })
}
