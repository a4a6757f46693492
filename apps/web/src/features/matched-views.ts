// The views the dispatcher can show, each in a chunk of its own.
import type { ComponentType } from 'react'
import { loadBody } from '#web/features/product/load-body.ts'
import type { MatchedKind } from '#web/lib/catalog/matched-kind.ts'
import { whole } from '#web/lib/store/late-texts.ts'

// The dispatcher passes each view the data its own loader made; the types meet in dispatch-page.
type MatchedView = ComponentType<{ data: never }>

const loaders: Record<MatchedKind, () => Promise<{ View: MatchedView }>> = {
  product: () => import('#web/features/product/product-view.tsx'),
  category: () => import('#web/features/product-list/category-view.tsx'),
  content: () => whole(() => import('#web/features/content/content-view.tsx')),
}
const loaded = new Map<MatchedKind, MatchedView>()

export async function loadMatchedView(kind: MatchedKind): Promise<void> {
  if (!loaded.has(kind)) loaded.set(kind, (await loaders[kind]()).View)
}

/** For a page that is gone to: with what a page the server wrote has as HTML first. */
export async function loadWholeView(kind: MatchedKind): Promise<void> {
  await Promise.all([loadMatchedView(kind), kind === 'product' && loadBody()])
}

export const loadMatchedViews = () =>
  Promise.all((Object.keys(loaders) as MatchedKind[]).map(loadMatchedView))

export function matchedView(kind: MatchedKind): MatchedView {
  const view = loaded.get(kind)
  if (!view) throw new Error(`the ${kind} view is not loaded`)
  return view
}
