const pids = new Set<number>()
let isListening = false

/** However this script ends, by an error or a signal, the processes it started are told to stop, until they are forgotten. */
export function endWithScript(pid = 0): () => void {
  if (!isListening) {
    isListening = true
    process.once('exit', () => pids.forEach(end))
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  }
  pids.add(pid)
  return () => void pids.delete(pid)
}

function end(pid: number): void {
  try {
    process.kill(pid)
  } catch {
    // It has ended already.
  }
}
