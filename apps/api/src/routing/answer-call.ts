import type { ReplyMeta } from '@vitrine/contract/reply'
import { assertMay } from '#api/access/assert-may.ts'
import { noteActing } from '#api/access/audit.ts'
import { type AnswerCookie, WithMeta } from '#api/answer.ts'
import type { Context } from '#api/context.ts'
import { parseInput, type RawInput } from '#api/routing/parse-input.ts'
import type { RequestFacts, ServedRoute } from '#api/routing/serve.ts'

export type Answered = { result: unknown; meta?: ReplyMeta; cookies?: readonly AnswerCookie[] }

/** The life of a call, the same over HTTP and in process: who may, input, verb, answer. */
export async function answerCall(
  { call, handle }: ServedRoute,
  ctx: Context,
  request: RawInput & { facts: RequestFacts },
): Promise<Answered> {
  assertMay(ctx, call.may)
  await noteActing(ctx, call)
  const reply = await handle(ctx, { ...parseInput(call, request), facts: request.facts })
  if (!(reply instanceof WithMeta)) return { result: reply ?? null }
  const { result, meta, cookies } = reply
  return { result, cookies, ...(Object.keys(meta).length > 0 && { meta }) }
}
