import { confirmSubscription, leaveNewsletter, subscribe } from '@vitrine/contract/newsletter'
import { CallError } from '@vitrine/contract/reply'
import type { ShopRequest } from '#web/lib/request-context.ts'

export type LinkStep = 'confirm' | 'leave'
export type LinkOutcome = 'subscribed' | 'unsubscribed' | 'asked' | 'unknown' | 'refused'

export const isLinkStep = (step: string | undefined): step is LinkStep =>
  step === 'confirm' || step === 'leave'

type Follow = { step: LinkStep; token: string }

export async function followLink(
  { client }: Pick<ShopRequest, 'client'>,
  { step, token }: Follow,
): Promise<LinkOutcome> {
  try {
    return await client.call(step === 'confirm' ? confirmSubscription : leaveNewsletter, { body: { token } })
  } catch (error) {
    if (error instanceof CallError && (error.code === 404 || error.code === 400)) return 'unknown'
    throw error
  }
}

/** The form, sent by a browser without scripts. */
export async function askByForm({ client }: ShopRequest, form: FormData): Promise<LinkOutcome> {
  try {
    await client.call(subscribe, { body: { email: String(form.get('email') ?? '').trim() } })
    return 'asked'
  } catch (error) {
    if (error instanceof CallError && error.code < 500) return 'refused'
    throw error
  }
}
