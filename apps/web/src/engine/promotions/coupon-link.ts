const LONGEST = 40

/**
 * The code of a link such as `/de?coupon=SPRING`, from a letter or a banner. It leaves the address: a page that is loaded
 * again must not put back what was taken off meanwhile.
 */
export function takeLinkedCoupon(): string | undefined {
  const url = new URL(location.href)
  const code = url.searchParams.get('coupon')?.trim()
  if (code === undefined) return undefined
  url.searchParams.delete('coupon')
  history.replaceState(history.state, '', url)
  return code === '' || code.length > LONGEST ? undefined : code
}
