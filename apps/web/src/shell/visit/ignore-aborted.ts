/**
 * Who presses a second link before the first has answered cuts its answer off. The router means to, but leaves the end of
 * the cut stream to nobody, and the browser would tell of an error there is not.
 */
export function ignoreAborted(event: PromiseRejectionEvent): void {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault()
}
