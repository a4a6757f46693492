type Named = { name: string; level: number; count: number }

/** Those above first, then the fullest; of one name only those highest up: women's dresses and men's, not what is new of them. */
export function namedAbove<T extends Named>(found: readonly T[]): T[] {
  const isBelow = ({ name, level }: T) => found.some((other) => other.name === name && other.level < level)
  return found.filter((one) => !isBelow(one)).sort((a, b) => a.level - b.level || b.count - a.count)
}
