import type { CallParsed, CallReply } from '@vitrine/contract/call'
import type { listRedirects as listCall } from '@vitrine/contract/content/redirects'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import { selectRedirects } from './redirect-queries.ts'

export function listRedirects(
  ctx: Context,
  wish: CallParsed<typeof listCall>['query'],
): Promise<CallReply<typeof listCall>> {
  assertMay(ctx, 'content:write')
  return selectRedirects(ctx.db, wish)
}
