import { Writable } from 'node:stream'
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { loadMatchedViews } from './features/matched-views.ts'
import { requestContext, type ShopRequest } from './lib/request-context.ts'
import { loadMessages } from './lib/store/messages.ts'
import { earlyPresses } from './ui/lazy/early-presses.ts'

// All texts and views are in memory before the first request, so a render never waits for code.
await Promise.all([...LANGUAGES.map(loadMessages), loadMatchedViews()])

const RENDER_LIMIT_MS = 10_000

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const shop = context.get(requestContext)
  shop.onTree?.(<ServerRouter context={{ ...entry, serverHandoffStream: undefined }} url={request.url} />)
  return new Response(await renderPage(entry, request.url, shop), { status, headers })
}

/** The whole page at once: it is going to be cached and compressed as one piece. */
function renderPage(
  entry: EntryContext,
  url: string,
  { log, nonce }: Pick<ShopRequest, 'log' | 'nonce'>,
): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(Buffer.from(chunk))
        done()
      },
      final(done) {
        clearTimeout(limit)
        resolve(Buffer.concat(chunks))
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={entry} url={url} nonce={nonce} />, {
      nonce,
      bootstrapScriptContent: earlyPresses(),
      // Nothing is sent in pieces, so nothing is put aside to be moved into its place by a script later.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: log,
    })
    const limit = setTimeout(abort, RENDER_LIMIT_MS)
  })
}

/** Refusals a page already answers (404 and the like) are not worth a line in the log. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500
  if (!isRefusal && !request.signal.aborted) context.get(requestContext).log(error)
}
