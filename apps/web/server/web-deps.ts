import type { ShopClient } from '@vitrine/contract/client'
import type { StoreView } from '@vitrine/domain/store/store-view'
import type { ReactElement } from 'react'

export type WebDeps = {
  /** In-process client for the store of the request. */
  client: (request: { storeCode: string }) => ShopClient
  publicUrl: string
  /** Those there are at this moment. */
  stores: () => readonly StoreView[]
  /** Not the shop itself but one to try things out: search engines stay away, every error is reported. */
  stage?: 'production' | 'staging'
  /** build/client: where the manifest of scripts and styles lies; none while sources are served. */
  assetsDir?: string
  log: (error: unknown) => void
  /** Hosts pages may show pictures from besides the shop. */
  imageHosts?: readonly string[]
  /** Payment services that are paid by a form. */
  formHosts?: readonly string[]
  cacheBytes?: number
  /** How much of cards is kept for other pages that show them. */
  cardChars?: number
  onTree?: (tree: ReactElement) => void
}
