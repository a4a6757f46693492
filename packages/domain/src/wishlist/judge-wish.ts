/** How a wished piece was when it was last looked at, and how it is now. */
export type Watched = { priceMinor: number; toldMinor: number | null; wasOut: boolean }
export type Now = {
  /** Null where it cannot be compared: another currency. */
  priceMinor: number | null
  isInStock: boolean
}
export type Verdict = {
  isCheaper: boolean
  isBack: boolean
  /** What is noted; nothing where it is as it was. */
  next: { toldMinor: number | null; wasOut: boolean } | undefined
}

/** A hundredth less is no news. */
const LEAST_SHARE = 0.01

/** Each fall is told once, and again only when it falls further or has been up again meanwhile. */
export function judgeWish({ priceMinor, toldMinor, wasOut }: Watched, now: Now): Verdict {
  const known = toldMinor ?? priceMinor
  const price = now.priceMinor ?? known
  const isCheaper = now.isInStock && price <= known * (1 - LEAST_SHARE)
  const isUpAgain = toldMinor !== null && price >= priceMinor
  const told = isCheaper ? price : isUpAgain ? null : toldMinor
  const isOut = !now.isInStock
  const isSame = told === toldMinor && isOut === wasOut
  return {
    isCheaper,
    isBack: wasOut && now.isInStock,
    next: isSame ? undefined : { toldMinor: told, wasOut: isOut },
  }
}
