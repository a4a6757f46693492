import type { StoreView } from '@vitrine/domain/store/store-view'
import { findStoreOfPath } from '../src/lib/store/store-of-path.ts'

const FILE = 'manifest.webmanifest'
const HOUR_S = 3_600

/** Each store is an app of its own: its name, its language, its own front page. */
export function manifestOf({ pathname }: URL, stores: readonly StoreView[]): Response | undefined {
  const store = findStoreOfPath(stores, pathname)
  if (!store || pathname !== `/${store.code}/${FILE}`) return undefined
  const home = `/${store.code}`
  const manifest = {
    id: home,
    name: `${store.shopName} · ${store.name}`,
    short_name: store.shopName,
    lang: store.locale,
    start_url: `${home}?source=app`,
    scope: '/',
    display: 'standalone',
    background_color: '#faf8f4',
    theme_color: '#faf8f4',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/mark.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  }
  return Response.json(manifest, {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': `public, max-age=${HOUR_S}` },
  })
}
