/** Acts once the browser has nothing to do, but no later than after `longestMs`; soon where it does not tell. */
export function atRest(act: () => void, longestMs?: number): void {
  if (!('requestIdleCallback' in globalThis)) setTimeout(act)
  else requestIdleCallback(act, longestMs === undefined ? undefined : { timeout: longestMs })
}
