import type { LineProblem } from '@vitrine/domain/cart/line/line-problem'
import type { Sellable } from '@vitrine/domain/cart/line/sellable'
import type { ProductOption } from '@vitrine/domain/cart/product-option'
import type { Context } from '#api/context.ts'
import { type ErrorCode, ShopError } from '#api/errors.ts'
import type { CartLineRow } from '../cart-queries.ts'
import { type Known, loadSellables } from '../sellable/load-sellables.ts'
import { listVariantSkus } from '../sellable/sellable-queries.ts'
import { type CartLine, toLines } from './load-lines.ts'
import { optionSentence } from './option-sentence.ts'

type GetSellableInput = { sku: string; product_option: ProductOption }
const PRICE_UNKNOWN = 'Product price is unknown, product cannot be added to the cart!'

/** The product asked for, and the lines its cart has already, in one question to the database. */
export async function getSellable(
  ctx: Context,
  asked: GetSellableInput,
  { rows, ...known }: Known & { rows: readonly CartLineRow[] },
): Promise<{ product: Sellable; lines: CartLine[] }> {
  const lines = rows.map(({ sku, options }) => ({ sku, product_option: options as ProductOption }))
  const [product, ...others] = await findProducts(ctx, [asked, ...lines], known)
  // Not 404: to a client that would mean its cart is gone.
  if (!product)
    throw lineRefused('PRODUCT_NOT_FOUND', { path: 'cartItem.sku', reason: 'is not in this shop' })
  return { product, lines: toLines(rows, others) }
}

/**
 * One product for each asked sku, undefined for unknown ones. A configurable parent stands for the variant its options
 * name, and stays itself while they name none.
 */
export async function findProducts(
  ctx: Context,
  asked: readonly GetSellableInput[],
  known: Known = {},
): Promise<(Sellable | undefined)[]> {
  const products = await loadSellables(
    ctx,
    asked.map((one) => one.sku),
    known,
  )
  const skus: string[] = []
  for (const one of asked) skus.push((await variantSkuOf(ctx, products.get(one.sku), one)) ?? one.sku)
  const variants = await loadSellables(
    ctx,
    skus.filter((sku) => !products.has(sku)),
    { cartId: known.cartId },
  )
  return skus.map((sku) => products.get(sku) ?? variants.get(sku))
}

/** Undefined when no variant fits, and when two do: the choice is not finished then. */
async function variantSkuOf(
  ctx: Context,
  product: Sellable | undefined,
  { product_option }: GetSellableInput,
): Promise<string | undefined> {
  if (product?.type !== 'configurable') return undefined
  const optionIds = product_option.extension_attributes.configurable_item_options
    .map((one) => Number(one.option_value))
    .filter((id) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31)
  if (optionIds.length === 0) return undefined
  const [sku, ...others] = await listVariantSkus(ctx, product.sku, [...new Set(optionIds)])
  return others.length === 0 ? sku : undefined
}

/** Every refusal is a 400 that names the field; `of` says where the line stands in the body. */
export function refusalOf(problem: LineProblem, of = 'cartItem'): ShopError {
  switch (problem.kind) {
    case 'not_offered':
      return lineRefused('PRODUCT_NOT_FOUND', { path: `${of}.sku`, reason: 'is not for sale' })
    case 'price_unknown':
      return lineRefused('OPTIONS_INVALID', {
        path: `${of}.sku`,
        reason: 'has no price',
        message: PRICE_UNKNOWN,
      })
    case 'choice_missing':
      return lineRefused('OPTIONS_INVALID', { path: `${of}.product_option`, reason: 'choose a variant' })
    case 'option':
      return lineRefused('OPTIONS_INVALID', {
        path: `${of}.product_option.${problem.optionId}`,
        reason: optionSentence(problem.reason),
        rule: problem.reason,
      })
  }
}

type Refusal = { path: string; reason: string; message?: string; rule?: string }

export function lineRefused(code: ErrorCode, { path, reason, message, rule }: Refusal): ShopError {
  return new ShopError(code, {
    status: 400,
    message: message ?? `${path}: ${reason}`,
    details: [{ path, key: 'REFUSED', message: reason, ...(rule && { rule }) }],
  })
}
