import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { hashLink } from './link-token.ts'
import { confirmByLink, leaveByLink } from './newsletter-queries.ts'

/** A link that was used, has aged or never was looks always the same. */
export async function followConfirm({ db, now }: Context, token: string): Promise<'subscribed'> {
  if (!(await confirmByLink(db, hashLink(token), now()))) throw new ShopError('NOT_FOUND')
  return 'subscribed'
}

export async function followLeave({ db }: Context, token: string): Promise<'unsubscribed'> {
  if (!(await leaveByLink(db, hashLink(token)))) throw new ShopError('NOT_FOUND')
  return 'unsubscribed'
}
