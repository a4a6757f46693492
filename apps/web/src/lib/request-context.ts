// What a loader gets: the typed client of the request's store, and a note on how the page may be kept.
import type { ShopClient } from '@vitrine/contract/client'
import type { StoreView } from '@vitrine/domain/store/store-view'
import type { ReactElement } from 'react'
import { createContext, type RouterContextProvider } from 'react-router'
import type { KeepFrame } from './loaded/frame.ts'
import type { PageNote } from './page-note.ts'
import type { InlineScript } from './render/inline-scripts.server.ts'
import type { KeptCards } from './render/kept-cards.server.ts'

export type ShopRequest = {
  client: ShopClient
  store: StoreView
  /** All there are, for the page to carry. */
  stores: readonly StoreView[]
  publicUrl: string
  stage: 'production' | 'staging'
  page: PageNote
  log: (error: unknown) => void
  /** Secret of this render: marks the inline scripts that are the page's own. */
  nonce: string
  /** A loader in the browser has no frame to load. */
  keepFrame?: KeepFrame
  /** Gets the page, whole, and what it is to end with; a loader in the browser makes none. */
  onHtml?: (html: string, scripts: readonly InlineScript[]) => void
  /** Hears the tree of a page, without its data stream; the bench renders it a second time, alone. */
  onTree?: (tree: ReactElement) => void
  keptCards?: KeptCards
}

export const requestContext = createContext<ShopRequest>()

export function shopOf(context: Readonly<RouterContextProvider>): ShopRequest {
  return context.get(requestContext)
}
