// What a person with a screen, or somebody listening to it, finds a thing by: what it is and what it is called.
import { act } from 'react'

const SELECTORS = {
  alert: '[role="alert"]',
  button: 'button, summary',
  checkbox: 'input[type="checkbox"]',
  choice: 'input[type="radio"]',
  dialog: 'dialog, [role="alertdialog"]',
  field: 'input:not([type="radio"], [type="checkbox"], [type="file"]), textarea',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  list: 'ul, ol',
  progress: 'progress',
  select: 'select',
  status: '[role="status"]',
} as const
export type Role = keyof typeof SELECTORS

type Named = HTMLElement & { labels?: NodeListOf<HTMLLabelElement> | null }

/** As one reads it: blanks that never wrap are blanks. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

function nameOf(element: Named): string {
  const label = element.getAttribute('aria-label')
  if (label !== null) return label.replace(/\s+/g, ' ')
  const [first] = element.labels ?? []
  return textOf(first ?? element)
}

/** All there is to read. */
export const page = (): string => textOf(document.body)

export function all(role: Role, name?: string | RegExp): HTMLElement[] {
  const fits = (element: HTMLElement) => {
    const called = nameOf(element)
    return typeof name === 'string' ? called === name : (name?.test(called) ?? true)
  }
  return [...document.body.querySelectorAll<HTMLElement>(SELECTORS[role])].filter(fits)
}

/** The first one; where there is none, the error tells what there is. */
export function find(role: Role, name?: string | RegExp): HTMLElement {
  const [first] = all(role, name)
  if (first) return first
  const others = all(role).map(nameOf).join(' | ')
  throw new Error(`no ${role} "${name ?? ''}" among: ${others}`)
}

export const has = (role: Role, name?: string | RegExp): boolean => all(role, name).length > 0

/** What is read out with a field: its hint, or what is wrong with it. */
export const below = (name: string | RegExp): string =>
  textOf(document.getElementById(find('field', name).getAttribute('aria-describedby') ?? ''))

/** What stands in a field. */
export const typedIn = (name: string | RegExp): string => (find('field', name) as HTMLInputElement).value

/** The browser's own, also where a test has put its own clock in its place. */
const { setTimeout: later } = globalThis

/** Until everything that answers by itself has answered; nothing here waits for a clock. */
export const settled = () => act(() => new Promise<void>((resolve) => void later(resolve)))

export async function press(role: 'button' | 'checkbox' | 'choice' | 'link', name: string | RegExp) {
  const target = find(role, name)
  await act(async () => target.click())
  await settled()
}

export async function type(name: string | RegExp, text: string): Promise<void> {
  const field = find('field', name)
  const owner = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  const { set } = Object.getOwnPropertyDescriptor(owner.prototype, 'value') ?? {}
  await act(async () => {
    field.focus()
    set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await settled()
}

/** Types and goes on to something else. */
export async function fill(name: string | RegExp, text: string): Promise<void> {
  await type(name, text)
  await act(async () => find('field', name).blur())
  await settled()
}

/** Answers whether the browser may go on with what the key does by itself. */
export async function pressKey(target: EventTarget, key: string): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  await act(async () => void target.dispatchEvent(event))
  await settled()
  return !event.defaultPrevented
}

export async function select(name: string | RegExp, option: string): Promise<void> {
  const list = find('select', name) as HTMLSelectElement
  const { set } = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value') ?? {}
  const chosen = [...list.options].find((one) => textOf(one) === option)
  if (!chosen) throw new Error(`no option "${option}" among: ${[...list.options].map(textOf).join(' | ')}`)
  await act(async () => {
    set?.call(list, chosen.value)
    list.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await settled()
}

export async function submit(): Promise<void> {
  await act(async () => void document.querySelector('form')?.requestSubmit())
  await settled()
}
