import { act } from 'react'
import { settled } from './find.ts'

/** The button of the open dialog that repeats the act: the last one. */
export async function confirmAct(): Promise<void> {
  const buttons = document.querySelectorAll<HTMLElement>('dialog[open] footer button')
  await act(async () => buttons[buttons.length - 1]?.click())
  await settled()
}
