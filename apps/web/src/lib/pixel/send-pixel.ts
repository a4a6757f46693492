// The one place that tells advertisers anything: a picture of theirs is asked for, by an address the shop's settings name.

export type PixelEvent =
  | { name: 'CompleteRegistration' }
  | { name: 'AddToWishlist' | 'Purchase'; id: string; value: number; currency: string }

/** `{event}`, `{id}`, `{value}` and `{currency}` stand in the address. */
export function sendPixel(address: string, event: PixelEvent): void {
  const { name, ...more } = event
  const values: Record<string, unknown> = { event: name, ...more }
  const picture = new Image()
  // An address may name an order.
  picture.referrerPolicy = 'no-referrer'
  picture.src = address.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(values[key] ?? '')),
  )
}
