import type { StorePaths } from '@vitrine/contract/catalog/addresses'
import { isAddressOf, STANDING_PAGES } from '@vitrine/domain/content/standing-pages'
import {
  DEFAULT_STORE_CODE,
  STORE_CODES,
  type StoreCode,
  type StoreView,
} from '@vitrine/domain/store/store-view'
import type { ReactNode } from 'react'
import { useOpenStores } from '../store/stores-context.tsx'
import { useOrigin } from './use-absolute.ts'

/** Three stores speak English: the country tells them apart, and no two may claim the same readers. */
export const hreflangOf = ({ language, defaultCountry }: StoreView): string => `${language}-${defaultCountry}`

/** Built for browsers it is nothing: who reads them asks the server for each page. */
export const Alternates: (props: { paths: StorePaths }) => ReactNode = import.meta.env.SSR
  ? ServerAlternates
  : () => null

/** Likewise, of an address that all stores share; those of the catalogue differ between languages, and know each other. */
export const SharedAlternates: (props: { path: string }) => ReactNode = import.meta.env.SSR
  ? ServerSharedAlternates
  : () => null

export function ServerSharedAlternates({ path }: { path: string }) {
  const isStanding = STANDING_PAGES.some((page) => page.path === path)
  const isShared = path === '/' || path.startsWith('/i/') || path.startsWith('/news') || isStanding
  return isShared && <ServerAlternates paths={Object.fromEntries(STORE_CODES.map((code) => [code, path]))} />
}

/** The links search engines ask for: one for each store, and one for everybody else. */
export function ServerAlternates({ paths }: { paths: StorePaths }) {
  const origin = useOrigin()
  const known = useOpenStores().filter((view) => {
    const path = paths[view.code]
    return path !== undefined && isAddressOf(path, view)
  })
  if (known.length < 2) return null
  const addressIn = (code: StoreCode) =>
    `${origin}/${code}${encodeURI((paths[code] ?? '').replace(/^\/$/, ''))}`
  const fallback = known.find(({ code }) => code === DEFAULT_STORE_CODE)?.code ?? known[0]?.code
  return (
    <>
      {known.map((view) => (
        <link key={view.code} rel="alternate" hrefLang={hreflangOf(view)} href={addressIn(view.code)} />
      ))}
      {fallback && <link rel="alternate" hrefLang="x-default" href={addressIn(fallback)} />}
    </>
  )
}
