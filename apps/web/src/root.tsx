// The frame of every page: language, fonts, shell. Also what stands when a page is not found or breaks.
import { dialectOf } from '@vitrine/domain/store/dialect'
import './styles/font-faces.css'
import './styles/tokens.css'
import './styles/base.css'
import { type ReactNode, use, useEffect } from 'react'
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useHref,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import type { MatchedKind } from './lib/catalog/matched-kind.ts'
import type { Packed } from './lib/loaded/packed.ts'
import { type MenuNode, type RootData, RootDataContext, useLoadedRootData } from './lib/loaded/root-data.ts'
import { shopOf } from './lib/request-context.ts'
import { NO_INFO } from './lib/shop-info.ts'
import { isFirstPage } from './lib/store/first-pages.ts'
import { areTextsWhole, lateTexts } from './lib/store/late-texts.ts'
import { translateTo } from './lib/store/messages.ts'
import { writeStores } from './lib/store/page-stores.ts'
import { storeOfPath } from './lib/store/store-of-path.ts'
import { useStores } from './lib/store/stores-context.tsx'
import { fontsOf } from './shell/fonts.ts'
import { WordmarkShapes } from './shell/header/wordmark.tsx'
import { loadFrame } from './shell/load-frame.ts'
import { isLineFailure, OfflineDeparture } from './shell/offline/offline-departure.tsx'
import { Shell } from './shell/shell.tsx'
import { ErrorState } from './shell/state/error-state.tsx'
import { NotFoundState } from './shell/state/not-found-state.tsx'
import { tellError } from './shell/visit/tell-error.ts'
import { FollowedLinks } from './ui/link/followed-links.tsx'
import { LinkBase } from './ui/link/link-base.ts'
import { ShopProvider } from './ui/shop-context.tsx'

export async function loader({ context }: LoaderFunctionArgs): Promise<Packed<RootData>> {
  const shop = shopOf(context)
  const load = () => loadFrame(shop)
  const { packed, isWhole } = await (shop.keepFrame?.(load) ?? load())
  if (!isWhole) shop.page.preventCaching()
  return packed
}

/** The menu is the same on every page of a store; changing the store loads a new document. */
export const shouldRevalidate = () => false

const NO_MENU: MenuNode[] = []
/** Finds products, lists and texts by their address. */
const CATALOGUE_ROUTE = 'pages/dispatch/dispatch-page'

export function Layout({ children }: { children: ReactNode }) {
  const data = useLoadedRootData()
  const { info = NO_INFO, menu = NO_MENU, stage, year } = data
  const matched = useRouteLoaderData(CATALOGUE_ROUTE) as { kind?: MatchedKind } | undefined
  const stores = useStores()
  // A browser leaves what its server wrote, and what it was told to fetch early.
  const told = import.meta.env.SSR ? writeStores(stores) : document.documentElement.dataset.stores
  const home = useHref('/')
  const store = storeOfPath(stores, home)
  const texts = isFirstPage(useMatches()) ? undefined : 'all'
  // Style attributes are what the page's policy allows, and stand before anything is painted.
  const skin = info.skin
  const page = { lang: store.language, style: skin, 'data-store': store.code, 'data-stage': stage }
  return (
    <html {...page} data-kind={matched?.kind} data-texts={texts} data-stores={told}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={skin?.['--color-paper'] ?? '#faf8f4'} />
        <link rel="icon" href="/mark.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/icon-180.png" />
        <link rel="manifest" href={`/${store.code}/manifest.webmanifest`} />
        {import.meta.env.SSR &&
          fontsOf(store.language).map((href) => (
            <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
          ))}
        <Meta />
        <Links />
      </head>
      <body>
        <WordmarkShapes />
        <ShopProvider store={store} t={translateTo(dialectOf(store))}>
          <LinkBase value={home === '/' ? '' : home}>
            <RootDataContext value={data}>
              <Shell menu={menu} info={info} year={year}>
                {children}
              </Shell>
            </RootDataContext>
            <FollowedLinks route={CATALOGUE_ROUTE} />
          </LinkBase>
        </ShopProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  const isFirst = isFirstPage(useMatches())
  // The page before stays until they are there.
  if (!isFirst && !areTextsWhole()) use(lateTexts())
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  useEffect(() => tellError(error), [error])
  if (isLineFailure(error)) return <OfflineDeparture />
  const status = isRouteErrorResponse(error) ? error.status : 500
  return status === 404 ? <NotFoundState /> : <ErrorState isAway={status === 503} />
}
