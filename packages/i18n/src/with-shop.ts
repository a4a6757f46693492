import type { Translate } from './create-translate.ts'

/** Texts that say the shop's name say the one its owner has given it. */
export function withShop(t: Translate, shopName: string): Translate {
  const alone = { shop: shopName }
  return (key, values) => t(key, values ? { shop: shopName, ...values } : alone)
}
