import { CallError } from '@vitrine/contract/reply'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type FieldValues, type Path, type PathValue, useForm } from 'react-hook-form'
import { whyFailed, whyUndecided } from '#web/lib/answer/why-undecided.ts'
import { useT } from '#web/ui/shop-context.tsx'
import { halfTyped } from './half-typed.ts'
import { errorsOf, type Problems } from './problems.ts'

type Sending<Values extends FieldValues> = {
  /** As it stands in the shop. Where that changes, what was typed stays. */
  start: Values
  /** By the rules of the domain; asked of a field that was left, and of all of them when it is sent. */
  check?(values: Values): Problems<Values>
  /** Answers what is wrong where it was not done. */
  send(values: Values): Promise<Problems<Values> | undefined>
  /** What a no of the shop is about. */
  refused?(failure: CallError, values: Values): Problems<Values> | undefined
  /** Said of the whole where the shop says no and nobody knows to what. */
  failed: MessageKey
  /** Said at fields of days and numbers that are half typed; without it they count as empty, as the browser has it. */
  half?: string
  /** What was sent stands there afterwards and is no change any more; else the form is as it began. */
  isKept?: boolean
}

/** A form that is sent, once at a time. What is wrong is told at its field, where whoever types goes on; without an answer all stays typed. */
export function useSentForm<Values extends FieldValues>(sending: Sending<Values>) {
  const { start, check, send, isKept, half } = sending
  const t = useT()
  const place = useRef<HTMLFormElement>(null)
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [tries, setTries] = useState(0)
  const form = useForm<Values>({
    ...{ mode: 'onTouched', shouldFocusError: false, resetOptions: { keepDirtyValues: true } },
    values: start,
    resolver: (values) => {
      const halves = half === undefined ? [] : halfTyped(place.current).map(({ name }) => [name, half])
      const errors = errorsOf<Values>({ ...check?.(values), ...Object.fromEntries(halves) })
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
    },
  })
  const { control, formState } = form
  // Once what is wrong is on the page, in the order it stands there.
  useEffect(() => {
    if (tries > 0) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])

  const reset = (values?: Values) => form.reset(values, { keepDirtyValues: false })
  function judge(failure: unknown, values: Values): Problems<Values> {
    const undecided = whyUndecided(failure)
    const known =
      undecided === undefined && failure instanceof CallError ? sending.refused?.(failure, values) : undefined
    return known ?? ({ root: t(whyFailed(failure, sending.failed)) } as Problems<Values>)
  }
  function tell(problems: Problems<Values>): void {
    for (const [name, message] of Object.entries(problems))
      form.setError(name === 'root' ? 'root.shop' : (name as Path<Values>), { type: 'shop', message })
  }
  async function sendIt(values: Values): Promise<void> {
    setBusy(true)
    const problems = await send(values).catch((failure: unknown) => judge(failure, values))
    setBusy(false)
    if (problems) return tell(problems)
    // What was typed while it was on its way was not sent, and stays.
    if (JSON.stringify(form.getValues()) === JSON.stringify(values)) reset(isKept ? values : undefined)
  }
  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    // A key that is held down asks many times before this is drawn anew.
    if (isRunning.current) return
    isRunning.current = true
    const right: Values[] = []
    await form.handleSubmit((values) => void right.push(values))(event)
    for (const values of right) await sendIt(values)
    isRunning.current = false
    setTries((count) => count + 1)
  }
  return {
    ...{ control, isBusy, isDirty: formState.isDirty, values: form.watch() },
    /** Of the form as a whole. */
    problem: formState.errors.root?.shop?.message,
    /** For what has no field of its own to say it. */
    problemOf: (name: Path<Values>): string | undefined => form.getFieldState(name, formState).error?.message,
    formProps: { ref: place, noValidate: true, onSubmit: (event: FormEvent) => void onSubmit(event) },
    /** What is chosen by something else than a field. */
    put<Name extends Path<Values>>(name: Name, value: PathValue<Values, Name>) {
      form.setValue(name, value, { shouldDirty: true })
      // What was wrong may be right by what was chosen.
      if (Object.keys(formState.errors).length > 0) void form.trigger()
    },
    /** As it began, or as the shop has it now. */
    reset,
  }
}
