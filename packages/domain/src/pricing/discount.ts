/** How much less is paid than before, in whole per cent; 0 without a reduction, or for one too small to speak of. */
export function discountPercent(now: number, old: number | null): number {
  return old !== null && old > now ? Math.round((1 - now / old) * 100) : 0
}
