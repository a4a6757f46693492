/** The same for the same name, and another for another. */
export const idOf = (sku: string): number =>
  [...sku].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7) % 99_991
