import type { MessageKey } from '@vitrine/i18n/message-key'
import { type ComponentProps, useState } from 'react'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { decimalOf, moneyOf, piecesOf, typedDecimal, typedSum } from '../decimal-of.ts'

/** Of any places; what else stands beside the digits makes it none, as `12 cm` or `1.234,50`. */
const numberOf = (text: string): number =>
  /^-?\d{1,15}([.,]\d{1,6})?$/.test(text.trim()) ? decimalOf(text) : Number.NaN

const KINDS = {
  money: { read: moneyOf, write: typedSum, words: 'staff.twoDecimals' },
  whole: { read: piecesOf, write: typedDecimal, words: 'staff.wholeNumber' },
  decimal: { read: numberOf, write: typedDecimal, words: 'staff.decimalNumber' },
} as const satisfies Record<
  string,
  { read(text: string): number; write(of: number, locale: string): string; words: MessageKey }
>

type NumberInputProps = Omit<ComponentProps<'input'>, 'type' | 'inputMode' | 'value' | 'onChange' | 'ref'> & {
  kind: keyof typeof KINDS
  /** Nothing, or no number, stands as an empty field. */
  value: number | null | undefined
  /** Null where it was emptied, which a field that is required does not tell. */
  onChange(value: number | null): void
}

/**
 * A number as its reader writes it, whatever the browser's own language is. What is seen is what was typed; what is no number
 * is not told, is marked once it is left, and `asksForTheRest` leads back to it before anything is saved.
 */
export function NumberInput({ kind, value, onChange, onBlur, ...control }: NumberInputProps) {
  const t = useT()
  const { locale } = useStore()
  const { read, write, words } = KINDS[kind]
  const stands = value === null || value === undefined || Number.isNaN(value) ? null : value
  const standing = stands === null ? '' : write(stands, locale)
  const [typed, setTyped] = useState({ text: standing, means: stands })
  const [isLeft, setLeft] = useState(false)
  const text = typed.means === stands ? typed.text : standing
  // What stands there already is asked of nobody, be it longer or finer than one may type it.
  const meant = (of: string) => (of === standing ? stands : of.trim() === '' ? null : read(of))
  const isNone = (of: string) => (of.trim() === '' ? control.required === true : Number.isNaN(meant(of)))
  const wrong = isNone(text) ? t(words) : ''
  function put(next: string): void {
    const means = isNone(next) ? stands : meant(next)
    setTyped({ text: next, means })
    if (means !== stands) onChange(means)
  }
  return (
    <input
      {...control}
      ref={(field) => field?.setCustomValidity(wrong)}
      inputMode={kind === 'whole' ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...(isLeft && wrong !== '' && { 'aria-invalid': true, title: wrong })}
      value={text}
      onChange={({ target }) => put(target.value)}
      onBlur={(event) => {
        setLeft(true)
        onBlur?.(event)
      }}
    />
  )
}
