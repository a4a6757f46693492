/** A sku is part of addresses and of barcodes. */
export const MAX_SKU_LENGTH = 64
/** In so many ways variants may differ. */
export const MAX_AXES = 5
