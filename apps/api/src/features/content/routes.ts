import * as calls from '@vitrine/contract/content/editing'
import * as redirects from '@vitrine/contract/content/redirects'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { listContent } from './list-content.ts'
import { getPiece } from './piece/get-piece.ts'
import { pieceKey } from './piece/piece-key.ts'
import { publishDraft, restoreVersion } from './piece/publish.ts'
import { saveDraft } from './piece/save-draft.ts'
import { discardDraft, listVersions } from './piece/versions.ts'
import { addRedirect, takeRedirectAway } from './redirects/change-redirects.ts'
import { listRedirects } from './redirects/list-redirects.ts'

export const contentRoutes: readonly ServedRoute[] = [
  serve(calls.listContent, (ctx, { query }) => listContent(ctx, query)),
  serve(calls.getContent, (ctx, { params, query }) => getPiece(ctx, pieceKey({ ...params, ...query }))),
  serve(calls.saveContentDraft, (ctx, { params, body: { store, ...sent } }) =>
    saveDraft(ctx, pieceKey({ ...params, store }), sent),
  ),
  serve(calls.publishContent, (ctx, { params, body: { store, version } }) =>
    publishDraft(ctx, pieceKey({ ...params, store }), version),
  ),
  serve(calls.discardContentDraft, (ctx, { params, body: { store, version } }) =>
    discardDraft(ctx, pieceKey({ ...params, store }), version),
  ),
  serve(calls.listContentVersions, (ctx, { params, query }) =>
    listVersions(ctx, pieceKey({ ...params, ...query })),
  ),
  serve(calls.restoreContent, (ctx, { params, body: { store, version_id, based_on } }) =>
    restoreVersion(ctx, pieceKey({ ...params, store }), { versionId: version_id, based_on }),
  ),
  serve(redirects.listRedirects, (ctx, { query }) => listRedirects(ctx, query)),
  serve(redirects.addRedirect, (ctx, { body }) => addRedirect(ctx, body)),
  serve(redirects.removeRedirect, (ctx, { body }) => takeRedirectAway(ctx, body)),
]
