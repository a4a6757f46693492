/** The worker comes after everything the first page needs; development has none, for it would keep old code. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () =>
    void navigator.serviceWorker.register('/service-worker.js').then(tellPresses, () => {})
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}

/**
 * While it fetches the shop's files it stands back for what somebody presses. Afterwards a message would only wake it.
 * Browsers that are driven with workers blocked register nothing.
 */
function tellPresses(registered: ServiceWorkerRegistration | undefined): void {
  const installing = registered?.installing
  const press = () => installing?.state === 'installing' && installing.postMessage('pressed')
  for (const kind of ['pointerdown', 'keydown', 'popstate']) addEventListener(kind, press, { capture: true })
}
