import { act } from 'react'
import { find, settled } from './find.ts'

/** Begins a day or a number and stops: the browser says that nothing stands there, and that it is no good input. */
export async function halfType(name: string | RegExp): Promise<void> {
  const field = find('field', name) as HTMLInputElement
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  Object.defineProperty(field, 'validity', { configurable: true, value: { badInput: true } })
  await act(async () => {
    field.focus()
    set?.call(field, '')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  field.addEventListener('input', () => Reflect.deleteProperty(field, 'validity'), { once: true })
  await settled()
}
