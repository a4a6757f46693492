type OnProgress = (share: number) => void

const watchers = new WeakMap<FormData, OnProgress>()

/** Whoever sends the form as the body of a call hears how far it has come, from 0 to 1. */
export const watchUpload = (form: FormData, onProgress: OnProgress): void =>
  void watchers.set(form, onProgress)

/** `fetch`, but for a form somebody watches. */
export async function watchedFetch(url: string, init: RequestInit): Promise<Response> {
  const { body } = init
  const onProgress = body instanceof FormData ? watchers.get(body) : undefined
  if (!(body instanceof FormData) || !onProgress) return fetch(url, init)
  const { xhrFetch } = await import('./xhr-fetch.ts')
  const { method = 'POST', headers = {}, signal = null } = init
  return xhrFetch(url, { method, headers: headers as Record<string, string>, body, signal }, onProgress)
}
