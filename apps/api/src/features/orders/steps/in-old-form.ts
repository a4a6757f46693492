import { ShopError } from '#api/errors.ts'

/** What programs of the ancestor compare with, letter by letter; it stays English. */
const ADD_PRODUCTS_TEXT = 'Error: Error while adding products'

/**
 * By the older name an order that is sold out is refused as its programs know it (api-shapes §1.2): they call it off then,
 * and send it again and again after a 409.
 */
export async function inOldForm<T>(placing: Promise<T>): Promise<T> {
  try {
    return await placing
  } catch (error) {
    if (!(error instanceof ShopError) || error.code !== 'OUT_OF_STOCK') throw error
    const { details, meta } = error
    throw new ShopError('ADD_PRODUCTS_ERROR', { message: ADD_PRODUCTS_TEXT, details, meta })
  }
}
