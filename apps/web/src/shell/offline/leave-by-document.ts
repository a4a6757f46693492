/** The worker keeps no page of the cabinet, and all of its scripts: its rooms come from the router, without a line, too. */
const CABINET = /^\/\w{2}\/cabinet(\/|$)/

/**
 * Without a line a link loads a document: the worker has whole pages, and the router could not fetch the data of one.
 * Only where a worker stands by; without it the router's own message is better than the browser's.
 */
export function leaveByDocument(event: MouseEvent): void {
  if (navigator.onLine || !navigator.serviceWorker?.controller) return
  const link =
    event.target instanceof Element
      ? event.target.closest<HTMLAnchorElement>('a[href^="/"]:not([aria-haspopup])')
      : null
  if (!link || [location, link].every(({ pathname }) => CABINET.test(pathname))) return
  event.stopImmediatePropagation()
}
