/** Pieces in the bag, for the header. 0 while rendering on the server. */
export function useCartCount(): number {
  return 0
}
