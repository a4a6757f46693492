// The page's product as the cart's rule knows it, so that page and server price and check a choice by one rule.

import type { Sellable, SellableOption, SellableSet } from '@vitrine/domain/cart/line/sellable'
import { type DayRange, datedRules, daysFromHere } from '@vitrine/domain/catalog/days-ahead'
import type {
  BundleOption,
  ConfigurableChild,
  CustomOption,
  Product,
  ProductCard,
  VariantValue,
} from '@vitrine/domain/catalog/product'
import { isEnabled } from '@vitrine/domain/catalog/standing'
import { toMinor } from '@vitrine/domain/money/money'

/** Limits of stock are the server's care; the page shows what it was told. */
const UNLIMITED = Number.POSITIVE_INFINITY

/** The variant, where one is chosen, takes its parent's place. */
export function toSellable(product: Product, child?: ConfigurableChild): Sellable {
  const own = child ?? product
  return {
    ...partOf({ ...product, ...own, type_id: child ? 'simple' : product.type_id }),
    name: product.name,
    thumbnail: own.image ?? product.image,
    parentSku: child ? product.sku : null,
    ...basePrices(product, child),
    taxClassId: product.tax_class_id,
    variant: child ? variantOf(product, child) : [],
    customOptions: product.custom_options.map(toOption),
    bundleOptions: product.bundle_options.map(toSet),
  }
}

/** Without what a required option adds: the rule adds it again. */
function basePrices(
  product: Product,
  child: ConfigurableChild | undefined,
): Pick<Sellable, 'priceMinor' | 'oldMinor'> {
  const { price_incl_tax: price, old_price: old } = child ?? product
  const base = child ? price : product.base_price_incl_tax
  return {
    priceMinor: toMinor(base),
    oldMinor: old === null ? null : toMinor(old) - toMinor(price) + toMinor(base),
  }
}

/** A card bought as it stands: a part of a set. */
export function partOf(card: ProductCard): Sellable {
  const { stock, old_price: old } = card
  return {
    productId: card.id,
    sku: card.sku,
    type: card.type_id,
    isOffered: isEnabled(card),
    name: card.name,
    priceMinor: toMinor(card.price_incl_tax),
    oldMinor: old === null ? null : toMinor(old),
    taxClassId: 0,
    parentSku: null,
    thumbnail: card.image,
    urlPath: card.url_path,
    stock: { qty: stock.qty, manageStock: stock.manage_stock, lowStockQty: 0, maxSaleQty: UNLIMITED },
    variant: [],
    customOptions: [],
    bundleOptions: [],
  }
}

function variantOf({ configurable_options: axes }: Product, child: ConfigurableChild): Sellable['variant'] {
  return axes.map(({ attribute_id, attribute_code, label, values }) => {
    const optionId = child.attributes[attribute_code] ?? ''
    const value = values.find((one) => one.value_index === optionId)?.label ?? ''
    return { attributeId: attribute_id, optionId, label, value }
  })
}

const toValue = (one: VariantValue): Sellable['variant'][number] => ({
  attributeId: one.attribute_id,
  optionId: one.option_id,
  label: one.label,
  value: one.value,
})

/** By the clock of whoever looks at the page. */
export const daysFromNow = (days: number): DayRange =>
  daysFromHere(Date.now(), days, new Date().getTimezoneOffset())

function toOption(option: CustomOption): SellableOption {
  return {
    id: String(option.option_id),
    title: option.title,
    required: option.is_require,
    isText: option.values.length === 0,
    isMultiple: option.type === 'checkbox' || option.type === 'multiple',
    maxCharacters: option.max_characters,
    validators: datedRules(option.validators, daysFromNow),
    priceMinor: toMinor(option.price),
    priceType: option.price_type,
    values: option.values.map((one) => ({
      id: String(one.option_type_id),
      title: one.title,
      priceMinor: toMinor(one.price),
      priceType: one.price_type,
    })),
  }
}

function toSet(option: BundleOption): SellableSet {
  return {
    id: String(option.option_id),
    title: option.title,
    required: option.required,
    isMultiple: option.type === 'checkbox' || option.type === 'multi',
    selections: option.product_links.flatMap(
      ({ id, qty, can_change_quantity: canChangeQty, product, variant = [] }) =>
        product
          ? [{ id, qty, canChangeQty, part: { ...partOf(product), variant: variant.map(toValue) } }]
          : [],
    ),
  }
}
