/** Lets the worker keep this page: it was there before the worker, or was reached without loading a document. */
export async function tellVisit(path: string): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !navigator.onLine) return
  const url = location.origin + path
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ type: 'visited', url, assets: shownFrom('/assets/'), pictures: shownFrom('/media/') })
}

const shownFrom = (folder: string): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin + folder))
