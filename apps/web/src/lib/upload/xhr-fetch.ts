// `fetch` for an upload: by XMLHttpRequest, because only it tells how far one has come.
type Asked = { method: string; headers: Record<string, string>; body: FormData; signal?: AbortSignal | null }

/** Rejects as `fetch` does where no answer came. */
export function xhrFetch(
  url: string,
  { method, headers, body, signal }: Asked,
  onProgress: ((share: number) => void) | undefined,
): Promise<Response> {
  return new Promise((done, fail) => {
    // Called off while the code for it was still coming.
    if (signal?.aborted) return fail(new TypeError('no answer came'))
    const request = new XMLHttpRequest()
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onerror = () => fail(new TypeError('no answer came'))
    request.ontimeout = request.onerror
    request.onabort = request.onerror
    request.onload = () => {
      const type = request.getResponseHeader('content-type') ?? ''
      done(new Response(request.responseText, { status: request.status, headers: { 'content-type': type } }))
    }
    signal?.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}
