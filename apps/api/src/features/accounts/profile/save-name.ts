import { joinName, splitName } from '@vitrine/domain/address/split-name'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { getUser } from '../customer-queries.ts'

/** One field for a person's whole name; a single word is a first name. */
export async function saveName(ctx: Context, name: string) {
  if (!/\p{L}/u.test(name)) throw new ShopError('ENTER_YOUR_NAME')
  const names = splitName(name) ?? { firstname: name, lastname: '' }
  await ctx.db.updateTable('customer').set(names).where('customer_id', '=', myId(ctx)).execute()
  return getAccount(ctx)
}

export async function getAccount(ctx: Context) {
  const { id, firstname, lastname, account, account_currency } = await getUser(ctx, myId(ctx))
  return { id, name: joinName({ firstname, lastname }), firstname, lastname, account, account_currency }
}
