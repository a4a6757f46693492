import type { LineProblem } from '@vitrine/domain/cart/line/line-problem'
import type { Sellable } from '@vitrine/domain/cart/line/sellable'
import type { ProductOption } from '@vitrine/domain/cart/product-option'
import type { Context } from '#api/context.ts'
import { type ErrorCode, ShopError } from '#api/errors.ts'
import { loadSellables } from '../sellable/load-sellables.ts'
import { listVariantSkus } from '../sellable/sellable-queries.ts'

type Asked = { sku: string; product_option: ProductOption }
const PRICE_UNKNOWN = 'Product price is unknown, product cannot be added to the cart!'

/** The product a line asks for. A configurable parent with its options stands for the variant they name. */
export async function getSellable(ctx: Context, { sku, product_option }: Asked): Promise<Sellable> {
  const product = (await loadSellables(ctx, [sku])).get(sku)
  // Not 404: to a client that would mean its cart is gone.
  if (!product)
    throw lineRefused('PRODUCT_NOT_FOUND', { path: 'cartItem.sku', reason: 'is not in this shop' })
  return product.type === 'configurable' ? getVariant(ctx, product, product_option) : product
}

async function getVariant(ctx: Context, parent: Sellable, option: ProductOption): Promise<Sellable> {
  const sku = await findVariantSku(ctx, parent.sku, option)
  const variant = sku === undefined ? undefined : (await loadSellables(ctx, [sku])).get(sku)
  if (!variant) throw refusalOf({ kind: 'choice_missing' })
  return variant
}

/** Undefined when no variant fits, and when two do: the choice is not finished then. */
export async function findVariantSku(
  ctx: Context,
  parentSku: string,
  option: ProductOption,
): Promise<string | undefined> {
  const optionIds = option.extension_attributes.configurable_item_options
    .map((one) => Number(one.option_value))
    .filter((id) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31)
  if (optionIds.length === 0) return undefined
  const [sku, ...others] = await listVariantSkus(ctx, parentSku, [...new Set(optionIds)])
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
        reason: problem.reason,
      })
  }
}

type Refusal = { path: string; reason: string; message?: string }

export function lineRefused(code: ErrorCode, { path, reason, message }: Refusal): ShopError {
  return new ShopError(code, {
    status: 400,
    message: message ?? `${path}: ${reason}`,
    details: [{ path, message: reason }],
  })
}
