import type { Language } from '@vitrine/domain/store/store-view'
import { aStoreView, STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import { compileMessages } from '@vitrine/i18n/compile-messages'
import { createTranslate, type Translate } from '@vitrine/i18n/create-translate'
import { readMessages } from '@vitrine/i18n/read-messages'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, Outlet, parsePath, type RouteObject, RouterProvider } from 'react-router'
import { onTestFinished, vi } from 'vitest'
import { pack } from '#web/lib/loaded/packed.ts'
import { RootDataContext } from '#web/lib/loaded/root-data.ts'
import { NO_INFO, type ShopInfo } from '#web/lib/shop-info.ts'
import { StoresProvider } from '#web/lib/store/stores-context.tsx'
import { FollowedLinks } from '#web/ui/link/followed-links.tsx'
import { ShopProvider } from '#web/ui/shop-context.tsx'
import { EngineProvider } from '../engine-provider.tsx'
import { settled } from './find.ts'
import type { scriptedEngine } from './scripted-engine.ts'

type Options = {
  shop: ReturnType<typeof scriptedEngine>
  info?: Partial<ShopInfo>
  /** Its code; the American one where nothing is said. */
  store?: string
  /** In other words than the English ones, see `wordsIn`. */
  t?: Translate
  /** Where it stands, and at which route. */
  address?: string
  /** What a link took along. */
  state?: unknown
  path?: string
  /** Other pages it can go to. */
  others?: RouteObject[]
  /** What stands before every address, as the store's code does in a browser. */
  basename?: string
}

export const wordsIn = (language: Language): Translate =>
  createTranslate(language, compileMessages(readMessages(language)))
export const english = wordsIn('en')

/** One page of the shop in English, with its bag, its shop and its address; gone when the test is. */
export async function openPage(
  page: ReactNode,
  { shop, info, store = 'us', t = english, address = '/', state, path = '*', others = [], basename }: Options,
) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const frame = { info: { ...NO_INFO, ...info } }
  const data = pack(frame)
  const routes = [
    {
      id: 'root',
      loader: () => data,
      element: (
        <>
          <Outlet />
          <FollowedLinks route="page" />
        </>
      ),
      children: [...others, { path, element: page }, ...(path === '*' ? [] : [{ path: '*', element: null }])],
    },
  ]
  const router = createMemoryRouter(routes, {
    initialEntries: [{ ...parsePath(address), state }],
    hydrationData: { loaderData: { root: data } },
    ...(basename && { basename }),
  })
  const root: Root = createRoot(document.body.appendChild(document.createElement('div')))
  let isLeft = false
  const leave = () => {
    if (isLeft) return
    isLeft = true
    act(() => root.unmount())
    router.dispose()
    document.body.replaceChildren()
  }
  onTestFinished(() => {
    leave()
    vi.unstubAllGlobals()
  })
  await act(async () =>
    root.render(
      <ShopProvider store={aStoreView(store)} t={t}>
        <StoresProvider stores={STORE_VIEWS}>
          <EngineProvider engine={shop.engine}>
            <RootDataContext value={frame}>
              <RouterProvider router={router} />
            </RootDataContext>
          </EngineProvider>
        </StoresProvider>
      </ShopProvider>,
    ),
  )
  await settled()
  return {
    address: () => router.state.location.pathname + router.state.location.search,
    /** As Back, Forward or a link elsewhere would. */
    goes: (to: string) => act(() => router.navigate(to)),
    leave,
  }
}
