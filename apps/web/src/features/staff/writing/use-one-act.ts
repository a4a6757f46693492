import { useRef, useState } from 'react'

/** One act at a time: pressed again while it is under way it is the same press, not somebody else who was quicker. */
export function useOneAct() {
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  async function run<Done>(work: () => Promise<Done>): Promise<Done | undefined> {
    if (isRunning.current) return undefined
    isRunning.current = true
    setBusy(true)
    try {
      return await work()
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { isBusy, run }
}
