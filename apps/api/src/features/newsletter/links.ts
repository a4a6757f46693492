import { hash, randomBytes } from 'node:crypto'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { confirmByLink, leaveByLink } from './newsletter-queries.ts'

/** The secret of a link in a mail, 128 bits; the shop stores its hash. */
export const newLinkToken = (): string => randomBytes(16).toString('hex')

export const hashLink = (token: string): Buffer => hash('sha256', token, 'buffer')

/** A link that was used, has aged or never was looks always the same. */
export async function followConfirm({ db, now }: Context, token: string): Promise<'subscribed'> {
  if (!(await confirmByLink(db, hashLink(token), now()))) throw new ShopError('NOT_FOUND')
  return 'subscribed'
}

export async function followLeave({ db }: Context, token: string): Promise<'unsubscribed'> {
  if (!(await leaveByLink(db, hashLink(token)))) throw new ShopError('NOT_FOUND')
  return 'unsubscribed'
}
