type Column = Uint8Array | Uint16Array | Uint32Array | Float64Array

/** The array itself when it is long enough, else a longer copy with room to spare. */
export function grown<T extends Column>(array: T, length: number, fill = 0): T {
  if (length <= array.length) return array
  const Constructor = array.constructor as new (length: number) => T
  const next = new Constructor(Math.max(16, length, Math.ceil(array.length * 1.5)))
  next.set(array as never)
  if (fill !== 0) next.fill(fill, array.length)
  return next
}
