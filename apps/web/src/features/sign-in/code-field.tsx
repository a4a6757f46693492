import { codeDigits } from '@vitrine/domain/contact/code-digits'
import { CODE_DIGITS, STAFF_CODE_DIGITS } from '@vitrine/domain/contact/sign-in-code'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import control from '#web/ui/form/control.module.css'
import { Icon } from '#web/ui/icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './sign-in.module.css'

/** Who goes on typing after the fourth digit is not done yet. */
const REST_MS = 400

type CodeFieldProps = {
  value: string
  onChange(code: string): void
  onFull(code: string): void
  /** Something is being checked; what was typed meanwhile is checked after it. */
  isBusy: boolean
  error?: string
}

/** One field that looks like four: it can be pasted into, and a phone can fill it. */
export function CodeField({ value, onChange, onFull, isBusy, error }: CodeFieldProps) {
  const t = useT()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isFocused, setFocused] = useState(false)
  const check = useEffectEvent(onFull)
  const checked = useRef('')
  useEffect(() => {
    if (value.length !== CODE_DIGITS && value.length !== STAFF_CODE_DIGITS) checked.current = ''
    else if (!isBusy && value !== checked.current) {
      const look = () => {
        checked.current = value
        check(value)
      }
      const rest = setTimeout(look, value.length === STAFF_CODE_DIGITS ? 0 : REST_MS)
      return () => clearTimeout(rest)
    }
  }, [value, isBusy])
  useEffect(() => field.current?.focus(), [])
  const boxes = Math.max(CODE_DIGITS, value.length)
  return (
    <div className={control.field}>
      <label className={control.label} htmlFor={id}>
        {t('login.digits')}
      </label>
      <div className={styles.code} data-wrong={error ? '' : undefined}>
        {Array.from({ length: boxes }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
          <span key={at} aria-hidden="true" data-next={isFocused && at === value.length ? '' : undefined}>
            {value[at]}
          </span>
        ))}
        <input
          ref={field}
          id={id}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={40}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-below`}
          onChange={({ target }) => onChange(codeDigits(target.value, STAFF_CODE_DIGITS))}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
      </div>
      <p
        id={`${id}-below`}
        role={error ? 'alert' : undefined}
        className={error ? control.error : control.hint}
      >
        {error && <Icon name="warn" size="tiny" />}
        {error ?? t('login.codeHint')}
      </p>
    </div>
  )
}
