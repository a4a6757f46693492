/** A page nobody looks at draws no frames, and a window behind another one hardly any. */
const MAX_WAIT_MS = 200

/** Runs when the frame with all that was just changed is drawn; answers how to call it off. */
export function afterPaint(run: () => void): () => void {
  let timer = setTimeout(finish, MAX_WAIT_MS)
  // A task begun in a frame comes after that frame's painting.
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(finish)
  })
  function finish() {
    cancelAnimationFrame(frame)
    run()
  }
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
