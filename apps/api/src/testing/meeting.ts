/** Where the first `count` wait for each other, so that a race is lost for certain and not by chance; later ones pass. */
export function meeting(count: number): () => Promise<void> {
  const all = Promise.withResolvers<void>()
  let come = 0
  return () => {
    come += 1
    if (come === count) all.resolve()
    return all.promise
  }
}
