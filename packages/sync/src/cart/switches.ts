/** The switches of the specification (api-shapes §2.1). */
export type CartSwitches = {
  synchronize: boolean
  /** The server counts; without it, sums are counted here and only the checkout asks. */
  synchronizeTotals: boolean
  /** False: the first sync only says what differs. */
  serverMergeByDefault: boolean
  serverSyncCanRemoveLocalItems: boolean
  serverSyncCanModifyLocalItems: boolean
  /** A variant is sent as its parent's sku with the chosen options. */
  setConfigurableProductOptions: boolean
  /** How often a refused token is answered by a guest's cart before giving up. */
  maxCartBypassAttempts: number
  allowOutOfStockInCart: boolean
  allowZeroPrice: boolean
}

export const CART_SWITCHES: CartSwitches = {
  synchronize: true,
  synchronizeTotals: true,
  serverMergeByDefault: true,
  serverSyncCanRemoveLocalItems: false,
  serverSyncCanModifyLocalItems: false,
  setConfigurableProductOptions: true,
  maxCartBypassAttempts: 1,
  allowOutOfStockInCart: true,
  allowZeroPrice: false,
}
