import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

const WEB = fileURLToPath(new URL('../../../apps/web/package.json', import.meta.url))
const ENTRY = '\0react-and-router'
const SOURCE = `
import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { Link, Meta, Links, Outlet, Scripts, ScrollRestoration } from 'react-router'
globalThis.kept = [Link, Meta, Links, Outlet, Scripts, ScrollRestoration]
hydrateRoot(document, createElement(HydratedRouter))`

type Bundler = { build: (config: object) => Promise<unknown> }
type Bundle = { output: { code?: string }[] }

/** The least such a page can be: hydration and routing bundled alone, with the storefront's own bundler. */
export async function reactAndRouterKb(): Promise<number> {
  const { build } = (await import(createRequire(WEB).resolve('vite'))) as Bundler
  const bundle = (await build({
    root: fileURLToPath(new URL('../../../apps/web/', import.meta.url)),
    configFile: false,
    logLevel: 'silent',
    build: { write: false, target: 'es2022', rollupOptions: { input: ENTRY } },
    plugins: [
      {
        name: 'react-and-router',
        resolveId: (id: string) => (id === ENTRY ? id : undefined),
        load: (id: string) => (id === ENTRY ? SOURCE : undefined),
      },
    ],
  })) as Bundle
  const code = bundle.output.map((chunk) => chunk.code ?? '').join('')
  return brotliCompressSync(code).length / 1000
}
