import { myId } from '#api/access/my-id.ts'
import type { PhotoStore } from '#api/adapters/photos/photo-store.ts'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { owedRoyalties } from '#api/features/royalties/index.ts'
import type { Reached, SessionKeys } from '#api/features/sessions/index.ts'
import { sendProofCode, withProof } from '../proof/proof-code.ts'
import { assertNothingUnderWay, forgetAccount } from './forget-account.ts'

type Asked = { ip: string }
type Deletion = Asked & { code: string; photos: PhotoStore; givesUpRoyalties?: boolean }

/** What is owed to whoever goes: told before they are asked for a code. */
export const getDeletion = async (ctx: Context) => ({ owed: await owedRoyalties(ctx, myId(ctx)) })

export async function sendDeletionCode(ctx: Context, keys: SessionKeys, { ip }: Asked) {
  const customerId = myId(ctx)
  await assertNothingUnderWay(ctx, customerId)
  const by = await contactOf(ctx, customerId)
  return sendProofCode(ctx, keys, { purpose: 'delete', customerId, by, ip })
}

/** Gone when this returns. */
export async function deleteAccount(
  ctx: Context,
  keys: SessionKeys,
  { ip, code, photos, givesUpRoyalties = false }: Deletion,
): Promise<true> {
  const customerId = myId(ctx)
  const by = await contactOf(ctx, customerId)
  return withProof(ctx, keys, {
    ...{ purpose: 'delete', customerId, by, ip, code },
    act: async (ctx) => {
      await forgetAccount(ctx, { customerId, photos, givesUpRoyalties })
      return true as const
    },
  })
}

async function contactOf({ db }: Context, customerId: number): Promise<Reached> {
  const { email, phone } = await db
    .selectFrom('customer')
    .select(['email', 'phone'])
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  if (email !== null) return { email }
  if (phone !== null) return { phone }
  throw new ShopError('NOT_FOUND')
}
