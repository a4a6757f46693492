// The table of routes comes with every first page, and three fifths of it are of no use there: what a page imports its own
// module says, too, and what is false or empty need not be said. Its name stays that of the whole one. Beside it lies the
// table of shoppers, without the desks of staff and partners.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { isShopperPath, shopperManifestOf } from '../src/lib/account/shopper-routes.ts'

const START = 'window.__reactRouterManifest='

type Route = { id: string; path?: string | undefined } & Record<string, unknown>
type RouteManifest = { url: string; routes: Record<string, Route> } & Record<string, unknown>

export function smallManifest(): Plugin {
  return {
    name: 'vitrine:small-manifest',
    apply: 'build',
    // Written late in the build, and read by browsers alone: the server has its own.
    buildApp: {
      order: 'post',
      async handler(builder) {
        const dir = join(builder.config.root, 'build/client/assets')
        const files = (await readdir(dir)).filter((name) => /^manifest-\w+\.js$/.test(name))
        if (files.length === 0) throw new Error('The build has no table of routes.')
        await Promise.all(files.map((name) => shrinkFile(join(dir, name))))
      },
    },
  }
}

async function shrinkFile(file: string): Promise<void> {
  const script = await readFile(file, 'utf8')
  if (!script.startsWith(START)) throw new Error('The table of routes is not where it was.')
  const manifest = JSON.parse(script.slice(START.length).replace(/;\s*$/, '')) as RouteManifest
  const small = toSmallManifest(manifest)
  await writeManifest(file, small)
  await writeManifest(shopperManifestOf(file), toShopperManifest(small))
}

const writeManifest = (file: string, manifest: RouteManifest) =>
  writeFile(file, `${START}${JSON.stringify(manifest)};`)

export function toShopperManifest(manifest: RouteManifest): RouteManifest {
  const routes = Object.entries(manifest.routes).filter(([, { path }]) => isShopperPath(path ?? ''))
  // The page links its table by the name this says, and would fetch both by another.
  return { ...manifest, url: shopperManifestOf(manifest.url), routes: Object.fromEntries(routes) }
}

export function toSmallManifest(manifest: RouteManifest): RouteManifest {
  const routes = Object.entries(manifest.routes).map(([id, { imports: _, ...route }]) => {
    const said = Object.entries(route).filter(([, value]) => !isNothing(value))
    return [id, Object.fromEntries(said)]
  })
  return { ...manifest, routes: Object.fromEntries(routes) }
}

const isNothing = (value: unknown) => value === false || (Array.isArray(value) && value.length === 0)
