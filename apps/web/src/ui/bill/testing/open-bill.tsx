// A bill as a shopper of a store reads it, without a shop behind it.
import type { ReactNode } from 'react'
import { textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'

export const openBill = (part: ReactNode, store = 'us') => openPage(part, { shop: scriptedEngine(), store })

/** What it is for, and what is read beside it. */
export const rows = (): string[][] =>
  [...document.querySelectorAll('dl > div')].map((row) => [...row.children].map(textOf))

/** A sum as somebody with a pencil takes it down, in cents; of a row without a number undefined. */
export function cents(read: string): number | undefined {
  if (read === 'Free') return 0
  const [whole = '', parts = ''] = read.replace(/[^\d,.−]/g, '').split(/[.,](?=\d\d$)/)
  const digits = whole.replace(/\D/g, '')
  if (digits === '') return undefined
  return Number(digits + parts.padEnd(2, '0')) * (read.includes('−') ? -1 : 1)
}
