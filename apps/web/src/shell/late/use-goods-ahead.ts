import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { loadWholeView } from '#web/features/matched-views.ts'
import { whenArrived } from '#web/lib/touch/when-arrived.ts'

/**
 * Whoever looks at cards opens one of them: the code of that page, asked for behind its data, was a wait of its own. It comes
 * once nothing else is on its way, and is there when it has come once.
 */
export function useGoodsAhead(): void {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every page
  useEffect(() => void whenArrived().then(fetchForCards), [pathname])
}

async function fetchForCards(): Promise<void> {
  if (!document.querySelector('main article a[data-follow=ahead]')) return
  // Where it does not come, whoever opens one waits for it, and is told.
  await loadWholeView('product').catch(() => undefined)
}
