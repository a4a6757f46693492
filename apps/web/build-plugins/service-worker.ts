// The service worker is a build of its own: one file at the root, told which files the storefront consists of.
import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

// Texts of other languages and fonts are kept when they are first used.
const SHELL = /^(?!(?:de|en|ru|uk|zh)-).*\.(js|css)$/

export function serviceWorker(): Plugin {
  return {
    name: 'vitrine:service-worker',
    apply: 'build',
    buildApp: {
      order: 'post',
      handler: async (builder) => {
        const { root } = builder.config
        const names = (await readdir(join(root, 'build/client/assets')))
          .filter((name) => SHELL.test(name))
          .sort()
        const files = names.map((name) => `/assets/${name}`)
        await buildWorker(root, files)
      },
    },
  }
}

async function buildWorker(root: string, files: string[]): Promise<void> {
  const id = createHash('sha1').update(files.join('\n')).digest('hex').slice(0, 12)
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { BUILD_FILES: JSON.stringify(files), BUILD_ID: JSON.stringify(id) },
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
