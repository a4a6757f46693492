const cache = new Map<string, Float32Array>()

/**
 * A field for work that is done before anything is awaited: fields of one name share their memory, since clearing away
 * new ones costs more than filling them. What it held before is still in it.
 */
export function scratch(name: string, length: number): Float32Array {
  const large = cache.get(name)
  if (large && large.length >= length) return large.subarray(0, length)
  const larger = new Float32Array(length)
  cache.set(name, larger)
  return larger
}
