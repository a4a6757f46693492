/** Under which names a store's indices are asked; behind each stands the index of the newest generation. */
export function namesOf(prefix: string, store: string): { products: string; words: string } {
  return { products: `${prefix}-${store}`, words: `${prefix}-${store}-words` }
}
