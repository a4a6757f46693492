import { isEnabled } from '@vitrine/domain/catalog/standing'
import { dialectOf } from '@vitrine/domain/store/dialect'
import type { StoreView } from '@vitrine/domain/store/store-view'
import type { LinkKey } from '#api/access/link-key.ts'
import { type Context, customerIdOf } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { invalidInput, ShopError } from '#api/errors.ts'
import { assortment, type ReadContext } from '#api/features/catalog/index.ts'
import { enqueue } from '#api/features/mail/index.ts'
import { spendAllowance } from '#api/limits/spend-allowance.ts'
import { wordsOf } from '#api/words.ts'
import { putAlert } from './alert-queries.ts'

const BY_ONE_ADDRESS = { name: 'alert', times: 30, seconds: 3_600 }
const TO_ONE_MAILBOX = { name: 'alert-mail', times: 5, seconds: 86_400 }

export const CONFIRM = 'alert confirm'
export const LEAVE = 'alert leave'
type Asked = { sku: string; email?: string | undefined; ip: string }

/**
 * One's own mailbox was proven when it became the account's; any other is asked first, as law asks, and whoever typed it is told
 * the same of each.
 */
export async function askAlert(
  ctx: ReadContext,
  links: LinkKey,
  { sku, email, ip }: Asked,
): Promise<'asked' | 'waiting'> {
  await spendAllowance(ctx.db, BY_ONE_ADDRESS, ip)
  const own = await ownMailbox(ctx)
  const to = email?.trim().toLowerCase() ?? own
  if (!to) throw invalidInput([{ path: 'email', key: 'REQUIRED', message: 'is missing' }])
  const piece = await findPiece(ctx, sku)
  if (piece.isThere) throw new ShopError('CONFLICT', { message: 'IN_STOCK' })
  const isProven = to === own
  if (!isProven) await spendAllowance(ctx.db, TO_ONE_MAILBOX, to)
  await inTransaction(ctx, async (ctx) => {
    const { alertId, isWaiting } = await putAlert(ctx, { email: to, sku, isProven })
    if (isWaiting) return
    const secret = { confirm: links.write(CONFIRM, alertId), leave: links.write(LEAVE, alertId) }
    const { storeId } = ctx.store
    await enqueue(ctx.db, 'alerts.confirm', { to, storeId, name: piece.name, secret })
  })
  return isProven ? 'waiting' : 'asked'
}

type Piece = { name: string; path: string; image: string | null; isThere: boolean }

/** The product, or the variant of it, as its store sells it now. */
export async function findPiece(ctx: ReadContext, sku: string): Promise<Piece> {
  const { product, childSku } = await assortment.find(ctx, { sku })
  const child = product.configurable_children.find((one) => one.sku === childSku)
  const labels = product.configurable_options.flatMap(({ attribute_code: code, values }) => {
    const label = values.find((one) => one.value_index === child?.attributes[code])?.label
    return label && values.length > 1 ? [label] : []
  })
  const { stock, image } = child ?? product
  const query = child ? `?childSku=${encodeURIComponent(child.sku)}` : ''
  return {
    name: pieceName([product.name, ...labels], ctx.store),
    path: product.url_path.split('/').map(encodeURIComponent).join('/') + query,
    image: image ?? product.image,
    isThere: stock.is_in_stock && isEnabled(product) && (child === undefined || isEnabled(child)),
  }
}

async function ownMailbox(ctx: Context): Promise<string | undefined> {
  const customerId = customerIdOf(ctx)
  if (customerId === null) return undefined
  const row = await ctx.db
    .selectFrom('customer')
    .select('email')
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row?.email ?? undefined
}

/** As a letter names a variant: the product, and what was chosen of it. */
export const pieceName = (parts: readonly string[], store: StoreView): string =>
  parts.join(wordsOf(dialectOf(store))('shell.comma'))
