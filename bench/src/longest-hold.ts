/**
 * The longest that the event loop was kept from its next turn, in processor time of this thread with the garbage
 * collector's share: another program that takes the processor away holds nothing by itself.
 */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let before = processorMs()
  let isDone = false
  const look = () => {
    const now = processorMs()
    longest = Math.max(longest, now - before)
    before = now
    if (!isDone) setImmediate(look)
  }
  setImmediate(look)
  await work()
  isDone = true
  await new Promise(setImmediate)
  return longest
}

function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
