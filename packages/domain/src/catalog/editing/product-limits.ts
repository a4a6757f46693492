/** A sku is part of addresses and of barcodes. */
export const MAX_SKU_LENGTH = 64
/** Of what a category is called, what is said of it, and the last part of its address. */
export const CATEGORY_TEXT_MOST = { name: 120, description: 10_000, url_key: 100 }
/** In so many ways variants may differ. */
export const MAX_AXES = 5
