import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadMatchedView } from './features/matched-views.ts'
import type { MatchedKind } from './lib/catalog/matched-kind.ts'
import { loadMessages } from './lib/store/messages.ts'
import { defaultStore, findStoreOfPath } from './lib/store/store-of-path.ts'

async function start(): Promise<void> {
  const { kind } = document.documentElement.dataset
  const store = findStoreOfPath(location.pathname) ?? defaultStore()
  // Texts and the dispatched view are there before React looks at the page, so nothing falls back to a skeleton.
  await Promise.all([loadMessages(store.language), kind ? loadMatchedView(kind as MatchedKind) : undefined])
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />)
  })
}

/** A page without a store prefix is a 404 one: its links leave it by the server, which knows the prefixed address. */
function leaveByServer(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a[href^="/"]'))
    event.stopImmediatePropagation()
}

if (!findStoreOfPath(location.pathname)) addEventListener('click', leaveByServer, { capture: true })
void start()
