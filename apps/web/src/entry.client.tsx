import { dialectOf } from '@vitrine/domain/store/dialect'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadMatchedView } from './features/matched-views.ts'
import { browserPaths, readPath } from './lib/catalog/browser-paths.ts'
import type { MatchedKind } from './lib/catalog/matched-kind.ts'
import { lateTexts } from './lib/store/late-texts.ts'
import { loadMessages } from './lib/store/messages.ts'
import { readStores } from './lib/store/page-stores.ts'
import { findStoreOfPath, storeOfPath } from './lib/store/store-of-path.ts'
import { StoresProvider } from './lib/store/stores-context.tsx'
import { leaveByDocument } from './shell/offline/leave-by-document.ts'
import { firstPaint } from './shell/visit/first-paint.ts'
import { ignoreAborted } from './shell/visit/ignore-aborted.ts'
import { noteTyped, reloadIfReplaced } from './shell/visit/reload-if-replaced.ts'
import { tellError } from './shell/visit/tell-error.ts'

const stores = readStores(document.documentElement.dataset.stores ?? '')

async function start(): Promise<void> {
  const { kind, texts } = document.documentElement.dataset
  const store = storeOfPath(stores, location.pathname)
  // Texts and the dispatched view are there before React looks at the page, so nothing falls back to a skeleton.
  const first = loadMessages(dialectOf(store))
  const view = kind ? loadMatchedView(kind as MatchedKind) : undefined
  await Promise.all([first, texts && lateTexts(), view, firstPaint()])
  if (kind) browserPaths().keep(readPath(location.pathname), kind as MatchedKind)
  startTransition(() => {
    hydrateRoot(
      document,
      <StoresProvider stores={stores}>
        <HydratedRouter />
      </StoresProvider>,
    )
  })
}

/** A page without a store prefix is a 404 one: its links leave it by the server, which knows the prefixed address. */
function leaveByServer(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a[href^="/"]'))
    event.stopImmediatePropagation()
}

addEventListener('click', leaveByDocument, { capture: true })
addEventListener('unhandledrejection', ignoreAborted)
addEventListener('unhandledrejection', ({ reason }) => tellError(reason))
addEventListener('error', ({ error, message }) => tellError(error ?? message))
addEventListener('input', noteTyped, { capture: true })
addEventListener('vite:preloadError', () => void reloadIfReplaced(import.meta.url))
if (!findStoreOfPath(stores, location.pathname)) addEventListener('click', leaveByServer, { capture: true })
void start()
