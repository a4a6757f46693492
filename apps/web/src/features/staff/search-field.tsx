import { type Ref, useEffect, useEffectEvent, useRef, useState } from 'react'
import staff from './staff-page.module.css'

/** Who types is not asked after each letter. */
const REST_MS = 250

type SearchFieldProps = {
  label: string
  value: string
  ref?: Ref<HTMLInputElement>
  onChange(value: string): void
}

/** What stands in it is what is searched for, also where that was changed by something else, such as a kept view. */
export function SearchField({ label, value, ref, onChange }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const underWay = useRef<string[]>([])
  const search = useEffectEvent((words: string) => {
    if (words === value) return
    underWay.current.push(words)
    onChange(words)
  })
  const follow = useEffectEvent((words: string) => {
    // What comes back of what was typed here may be behind what is typed by now.
    const at = underWay.current.indexOf(words)
    underWay.current.splice(0, at + 1)
    if (at < 0) setText(words)
  })
  useEffect(() => follow(value), [value])
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
