import type { ReplyMeta } from '@vitrine/contract/reply'
import type { Context } from '#api/context.ts'
import { assertAccess } from '#api/routing/assert-access.ts'
import { parseInput, type RawInput } from '#api/routing/parse-input.ts'
import { type RequestFacts, type ServedRoute, WithMeta } from '#api/routing/serve.ts'

export type Answered = { result: unknown; meta?: ReplyMeta }

/** The life of a call, the same over HTTP and in process: who may, input, verb, answer. */
export async function answerCall(
  { call, handle }: ServedRoute,
  ctx: Context,
  request: RawInput & { facts: RequestFacts },
): Promise<Answered> {
  assertAccess(call, ctx.actor)
  const reply = await handle(ctx, { ...parseInput(call, request), facts: request.facts })
  if (reply instanceof WithMeta) return { result: reply.result, meta: reply.meta }
  return { result: reply ?? null }
}
