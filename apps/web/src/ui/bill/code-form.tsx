import { type KeyboardEvent, useState } from 'react'
import { Button } from '../button.tsx'
import { TextField } from '../form/text-field.tsx'
import styles from './code-form.module.css'

type CodeFormProps = {
  words: { open: string; label: string; apply: string }
  maxLength: number
  /** What is to be said of the last one that was typed. */
  note: string | undefined
  isBusy: boolean
  onApply(code: string): void
}

const focusFieldIn = (form: HTMLDivElement | null) => form?.querySelector('input')?.focus()

/** Where whoever pressed a code on or off stays: in the next one's field, else at the last button. */
export const fieldOrButton = (part: HTMLElement) =>
  part.querySelector('input') ?? [...part.querySelectorAll('button')].at(-1)

/** A link until somebody has a code to enter; whoever presses it is in the field. */
export function CodeForm({ words, maxLength, note, isBusy, onApply }: CodeFormProps) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const apply = () => {
    if (!isBusy && typed.trim() !== '') onApply(typed.trim())
  }
  // It stands inside the form of the checkout too, where Enter must not order.
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }
  if (!isOpen)
    return (
      <button type="button" className={`text-link ${styles.open}`} onClick={() => setOpen(true)}>
        {words.open}
      </button>
    )
  return (
    <div className={styles.form} ref={focusFieldIn}>
      <TextField
        label={words.label}
        value={typed}
        onChange={setTyped}
        error={note}
        autoComplete="off"
        maxLength={maxLength}
        onKeyDown={applyOnEnter}
      />
      <Button look="line" isBusy={isBusy} onClick={apply}>
        {words.apply}
      </Button>
    </div>
  )
}
