import { replayTyped } from './replay-typed.ts'

const KEPT = 'input:not([type=file]), textarea, select, details'
const STATE = ['open', 'value', 'checked'] as const

/** Notes what a person does in a part of the page; the answer does it again in the same part, drawn anew. */
export function carryOver(from: HTMLElement): (to: HTMLElement) => Promise<void> {
  const { activeElement: focused } = document
  return (to) => {
    for (const one of from.querySelectorAll<HTMLInputElement>(KEPT))
      Object.assign(twinOf(one, from, to) ?? {}, stateOf(one))
    const replayed = replayTyped(to)
    if (focused instanceof HTMLElement && from.contains(focused))
      twinOf(focused, from, to)?.focus({ preventScroll: true })
    return replayed
  }
}

/** Both are drawn by the same code, so what has the same place among its kind is the same. */
export function twinOf<One extends HTMLElement>(one: One, from: ParentNode, to: ParentNode): One | undefined {
  const kind = one.localName
  return [...to.querySelectorAll<One>(kind)][[...from.querySelectorAll(kind)].indexOf(one)]
}

const stateOf = (one: Partial<Record<(typeof STATE)[number], unknown>>) =>
  Object.fromEntries(STATE.filter((name) => name in one).map((name) => [name, one[name]]))
