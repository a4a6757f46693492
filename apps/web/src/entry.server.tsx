import { DIALECTS } from '@vitrine/domain/store/dialect'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { loadMatchedViews } from './features/matched-views.ts'
import { dataScripts } from './lib/render/inline-scripts.server.ts'
import { renderHtml } from './lib/render/render-html.server.ts'
import { requestContext } from './lib/request-context.ts'
import { loadMessages } from './lib/store/messages.ts'
import { StoresProvider } from './lib/store/stores-context.tsx'
import { earlyNotice } from './shell/notice/early-notice.ts'
import { earlyPresses } from './ui/lazy/early-presses.ts'
import { KeptCardsContext } from './ui/product-card/kept-card.ts'

// All texts and views are in memory before the first request, so a render never waits for code.
await Promise.all([...DIALECTS.map(loadMessages), loadMatchedViews()])

/** What a page does before its files have come. */
const EARLY = [{ code: earlyPresses() }, { code: earlyNotice() }]

/** Status and headers; the page itself goes past the Response, whose stream would cost as much as half the rendering. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  const { onHtml, onTree, log, nonce, store, stores, keptCards } = context.get(requestContext)
  if (request.method !== 'HEAD') {
    const withoutData = { ...entry, serverHandoffStream: undefined }
    const tree = () => (
      <StoresProvider stores={stores}>
        <ServerRouter context={withoutData} url={request.url} nonce={nonce} />
      </StoresProvider>
    )
    onTree?.(tree())
    const scope = JSON.stringify([store, entry.staticHandlerContext.loaderData.root])
    const cards = keptCards?.forPage({ scope, nonce })
    const treeOfKept = () => <KeptCardsContext value={cards?.find ?? null}>{tree()}</KeptCardsContext>
    const [marked, data] = await Promise.all([
      renderHtml(treeOfKept, log),
      dataScripts(entry.serverHandoffStream),
    ])
    const html = cards?.take(marked) ?? marked
    onHtml?.(html, [...EARLY, ...data])
  }
  return new Response(null, { status, headers })
}

/** Refusals a page already answers (404 and the like) are not worth a line in the log. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500
  if (!isRefusal && !request.signal.aborted) context.get(requestContext).log(error)
}
