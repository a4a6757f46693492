import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './option-list.module.css'
import type { SearchOption } from './options-of.ts'
import { textParts } from './text-parts.ts'

type OptionListProps = {
  id: string
  options: readonly SearchOption[]
  active: number
  typed: string
  /** With the text searched for; looking into a category searches for what is typed. */
  onChoose: (text: string) => void
}

const ICONS: Record<SearchOption['kind'], IconName> = { text: 'search', recent: 'clock', category: 'right' }

export const optionId = (listId: string, position: number): string => `${listId}-${position}`

export function OptionList({ id, options, active, typed, onChoose }: OptionListProps) {
  const t = useT()
  const list = useHeightHeld(typed)
  return (
    <div ref={list} id={id} role="listbox" aria-label={t('search.suggestions')} className={styles.list}>
      {options.map((option, position) => (
        <Link
          key={option.kind + option.to}
          id={optionId(id, position)}
          role="option"
          aria-selected={position === active}
          // The focus stays in the field; arrow keys only mark.
          tabIndex={-1}
          to={option.to}
          className={styles.option}
          onClick={() => onChoose(option.kind === 'category' ? typed : option.label)}
        >
          <Icon name={ICONS[option.kind]} size="small" />
          <span className={styles.label}>
            {option.kind === 'category' ? <InCategory option={option} /> : <Label {...{ option, typed }} />}
          </span>
          <span className={styles.note}>{option.kind === 'recent' ? t('search.before') : option.count}</span>
        </Link>
      ))}
    </div>
  )
}

/** What lies below stays under the finger when an answer comes that has fewer rows: they close up with the next key. */
function useHeightHeld(typed: string) {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every key
  useLayoutEffect(() => {
    const { current } = list
    if (!current) return
    current.style.minHeight = ''
    current.style.minHeight = `${current.offsetHeight}px`
  }, [typed])
  return list
}

function Label({ option, typed }: { option: SearchOption; typed: string }) {
  return textParts(option.label, typed).map(({ text, isTyped }) =>
    isTyped ? <span key={text}>{text}</span> : <b key={text}>{text}</b>,
  )
}

function InCategory({ option: { label, parent } }: { option: SearchOption }) {
  const t = useT()
  const [before, after] = t('search.in', { name: '\n' }).split('\n')
  const name = parent === null ? label : t('search.below', { name: label, parent })
  return (
    <>
      {before}
      <b>{name}</b>
      {after}
    </>
  )
}
