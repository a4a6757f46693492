import type { PlaceOrder } from '@vitrine/contract/order'
import type { Context } from '#api/context.ts'
import { completeRegion } from '#api/features/stores/index.ts'
import { assertAddress } from '#api/refusal/assert-address.ts'

/** As the order keeps them: with their states and provinces, where those follow from what was sent. */
export async function completeAddresses(ctx: Context, body: PlaceOrder): Promise<PlaceOrder> {
  const { shippingAddress, billingAddress, ...ways } = body.addressInformation
  return {
    ...body,
    addressInformation: {
      ...ways,
      billingAddress: await completeRegion(ctx, billingAddress),
      ...(shippingAddress && { shippingAddress: await completeRegion(ctx, shippingAddress) }),
    },
  }
}

/** What waited on a device was right by the rules of its day: it is not lost over a field that is asked only now. */
export function assertAddresses(body: PlaceOrder, { isVirtual }: { isVirtual: boolean }): void {
  if (body.transmited === false) return
  const { shippingAddress, billingAddress } = body.addressInformation
  const at = (field: string) => `addressInformation.${field}`
  if (shippingAddress && !isVirtual)
    assertAddress(shippingAddress, { path: at('shippingAddress'), isCarried: true })
  assertAddress(billingAddress, { path: at('billingAddress'), isCarried: false })
}
