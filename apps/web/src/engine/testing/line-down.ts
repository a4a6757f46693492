import { act } from 'react'
import { onTestFinished, vi } from 'vitest'
import { settled } from './find.ts'
import type { scriptedEngine } from './scripted-engine.ts'

/** The line goes, for the browser and for what sends; it is back when the test is over, or by the answered function. */
export async function lineDown({ online }: ReturnType<typeof scriptedEngine>): Promise<() => Promise<void>> {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => line.mockRestore())
  const tell = async (isOn: boolean) => {
    await act(async () => {
      online.set(isOn)
      dispatchEvent(new Event(isOn ? 'online' : 'offline'))
    })
    await settled()
  }
  await tell(false)
  return async () => {
    line.mockRestore()
    await tell(true)
  }
}
