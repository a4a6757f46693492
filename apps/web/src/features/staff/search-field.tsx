import { type Ref, useEffect, useEffectEvent, useState } from 'react'
import staff from './staff-page.module.css'

/** Who types is not asked after each letter. */
const REST_MS = 250

type SearchFieldProps = {
  label: string
  value: string
  ref?: Ref<HTMLInputElement>
  onChange(value: string): void
}

export function SearchField({ label, value, ref, onChange }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const search = useEffectEvent((words: string) => words !== value && onChange(words))
  useEffect(() => {
    const timer = setTimeout(() => search(text.trim()), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <input
      ref={ref}
      type="search"
      className={staff.field}
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  )
}
