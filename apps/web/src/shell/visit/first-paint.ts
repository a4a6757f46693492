/** A tab in the background is never painted. */
const LONGEST_MS = 1_000

/**
 * Once the page as the server made it is on the screen: a browser draws a frame only when its styles are there. Coming
 * alive holds the one thread for long, and on a weak phone nothing would be seen until it is over.
 */
export function firstPaint(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, LONGEST_MS)
    // What is asked for by a frame runs before it is painted, and what a frame puts off, behind.
    requestAnimationFrame(() => setTimeout(done))
  })
}
