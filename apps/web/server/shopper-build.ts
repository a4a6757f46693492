import type { ServerBuild } from 'react-router'
import { isShopperPath, shopperManifestOf } from '../src/lib/account/shopper-routes.ts'

/** Of a build, what shoppers' pages are made with: without the routes of desks, here and in the browser. */
export function shopperBuildOf(build: ServerBuild): ServerBuild {
  const url = shopperManifestOf(build.assets.url)
  // From sources there is one table alone.
  if (url === build.assets.url) return build
  const { assets } = build
  return {
    ...build,
    routes: shopperRoutes(build.routes),
    assets: { ...assets, url, routes: shopperRoutes(assets.routes) },
  }
}

function shopperRoutes<Route extends { path?: string }>(
  routes: Record<string, Route | undefined>,
): Record<string, Route | undefined> {
  const kept = Object.entries(routes).filter(([, route]) => isShopperPath(route?.path ?? ''))
  return Object.fromEntries(kept)
}
