import { CallError } from '@vitrine/contract/reply'
import { confirmAlert, leaveAlerts } from '@vitrine/contract/wishlist/alerts'
import { leaveWishlistNotes } from '@vitrine/contract/wishlist/notes'
import type { ShopRequest } from '#web/lib/request-context.ts'

const CALLS = { confirm: confirmAlert, leave: leaveAlerts, wishes: leaveWishlistNotes } as const
export type LinkStep = keyof typeof CALLS
export type LinkOutcome = 'waiting' | 'left' | 'unknown'

export const isLinkStep = (step: string | undefined): step is LinkStep =>
  step !== undefined && Object.hasOwn(CALLS, step)

type Follow = { step: LinkStep; token: string }

/** A shop that is away says nothing about the link. */
export async function followLink(
  { client }: Pick<ShopRequest, 'client'>,
  { step, token }: Follow,
): Promise<LinkOutcome> {
  try {
    return await client.call(CALLS[step], { body: { token } })
  } catch (error) {
    if (error instanceof CallError && (error.code === 404 || error.code === 400)) return 'unknown'
    throw error
  }
}
