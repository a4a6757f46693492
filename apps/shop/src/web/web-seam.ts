// Where the storefront meets the program: what its server build gets and gives. Built by Vite from apps/web/server.

import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ShopClient } from '@vitrine/contract/client'
import type { StoreView } from '@vitrine/domain/store/store-view'
import { bundledStorefront } from './bundled-storefront.ts'

const SERVER_BUILD = fileURLToPath(new URL('../../../web/build/server/index.js', import.meta.url))
export const CLIENT_DIR = fileURLToPath(new URL('../../../web/build/client/', import.meta.url))

export type WebDeps = {
  client: (request: { storeCode: string }) => ShopClient
  publicUrl: string
  /** Those there are at this moment. */
  stores: () => readonly StoreView[]
  stage: 'production' | 'staging'
  assetsDir?: string
  log: (error: unknown) => void
  /** Hosts pages may show pictures from besides the shop. */
  imageHosts: readonly string[]
  formHosts: readonly string[]
}

/** The same object for the same page in the same form, so that what is made of it can be kept with it. */
export type CachedAnswer = { status: number; headers: Record<string, string>; body: Buffer | null }

type FindPage = (
  address: string,
  preferences: { ifNoneMatch: string; acceptEncoding: string },
) => CachedAnswer | Promise<CachedAnswer> | undefined

/** What a page is sent as, where it is at hand whole: such an answer has no stream. */
export type PageResponse = Response & { whole?: Buffer | null }

export type WebHandler = ((request: Request) => Promise<PageResponse>) & {
  /** Forgets the pages that show one of these. */
  drop: (tags: readonly string[]) => number
  dropAll: () => void
  /** A page out of the output cache, if it is there. */
  findCached: FindPage
  /** The same, trying only addresses asked for before. */
  findKnown: FindPage
  /** What people are shown in the place of a page that could not be made. */
  plainPage: (ask: { address: string; acceptLanguage: string; status: number }) => {
    headers: Record<string, string>
    html: string
  }
}

export type ServerBuild = { createWebHandler: (deps: WebDeps) => WebHandler }

export async function loadServerBuild(): Promise<ServerBuild> {
  if (bundledStorefront) return bundledStorefront() as Promise<ServerBuild>
  if (!existsSync(SERVER_BUILD)) throw new Error('The storefront is not built.')
  return import(pathToFileURL(SERVER_BUILD).href)
}
