/** Missing in a few old browsers, and refused by those that are told to keep nothing of a site: tabs then hear nothing. */
export function openBroadcast(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}
