/** Each answer in its place, though up to `ahead` more are being found meanwhile. */
export async function* mapAhead<In, Out>(
  source: AsyncIterable<In>,
  find: (one: In) => Promise<Out>,
  ahead: number,
): AsyncGenerator<Out> {
  const waiting: Promise<Out>[] = []
  for await (const one of source) {
    const found = find(one)
    // Heard of in its turn; until then it must not end the process.
    found.catch(() => {})
    waiting.push(found)
    while (waiting.length > ahead) yield await (waiting.shift() as Promise<Out>)
  }
  for (const found of waiting) yield await found
}
