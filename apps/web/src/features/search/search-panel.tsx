// The search over the page: a field with suggestions (ARIA combobox), products of what is typed, and what to look for.
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { searchPath } from '#web/lib/links.ts'
import type { MenuNode } from '#web/lib/loaded/root-data.ts'
import { Panel } from '#web/ui/panel.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { BeforeTyping } from './before-typing.tsx'
import { FoundProducts } from './found-products.tsx'
import { NothingFound } from './nothing-found.tsx'
import { OptionList, optionId } from './option-list.tsx'
import { moveIn, optionsOf } from './options-of.ts'
import { useRecent } from './recent/use-recent.ts'
import { SearchField } from './search-field.tsx'
import styles from './search-panel.module.css'
import { useAddressChange } from './use-address-change.ts'
import { useSuggestions } from './use-suggestions.ts'

type Doors = readonly MenuNode[]
type SearchPanelProps = { categories: Doors; text: string; onClose: () => void }

export function SearchPanel({ categories, text, onClose }: SearchPanelProps) {
  const t = useT()
  const navigate = useNavigate()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)
  const [{ typed, typedAt }, setTyped] = useState({ typed: text, typedAt: 0 })
  const [active, setActive] = useState(-1)
  const recent = useRecent()
  const { isTyping, found, asked, isSettled, isFailed } = useSuggestions(typed, typedAt)
  const options = isTyping ? optionsOf({ typed, asked, found, recent: recent.texts, menu: categories }) : []
  const isEmpty = isSettled && found?.total === 0
  useAddressChange(onClose)

  function type(next: string) {
    const now = performance.now()
    // Words that are spoken or pasted have no key, and one of long ago is not theirs.
    setTyped({ typed: next, typedAt: now - pressedAt.current < KEY_MS ? pressedAt.current : now })
    setActive(-1)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const chosen = options[active]
    if (!chosen && typed.trim() === '') return
    leave(chosen?.kind === 'category' ? typed : (chosen?.label ?? typed))
    void navigate(chosen?.to ?? searchPath(typed.trim()))
  }
  function leave(searched = '') {
    recent.remember(searched)
    onClose()
  }
  function walk(event: KeyboardEvent) {
    pressedAt.current = event.timeStamp
    const step = STEPS[event.key]
    if (!step || event.nativeEvent.isComposing || options.length === 0) return
    event.preventDefault()
    setActive(moveIn(options.length, active, step))
  }

  const head = (
    <SearchField
      input={input}
      typed={typed}
      list={{
        id: listId,
        isOpen: options.length > 0,
        active: active >= 0 ? optionId(listId, active) : undefined,
      }}
      onType={type}
      onKey={walk}
      onSubmit={submit}
      onClose={onClose}
    />
  )
  return (
    <Panel
      isOpen
      side="wide"
      isSeenFirst
      title={t('search.title')}
      head={head}
      onClose={onClose}
      className={styles.panel}
    >
      <p className="visually-hidden" role="status">
        {isSettled && found && t('search.found', { count: found.total })}
      </p>
      <OptionList
        id={listId}
        options={options}
        active={active}
        typed={found?.corrected ?? typed}
        onChoose={leave}
      />
      {isFailed && <p className={styles.hint}>{t('search.failed')}</p>}
      {isTyping && found && (found.total > 0 || found.pages) && (
        // Drawn anew for each answer: a card both have would jump from place to place.
        <FoundProducts
          key={asked}
          found={found}
          typed={typed.trim()}
          onChoose={() => leave(found.corrected ?? typed)}
        />
      )}
      {isEmpty && <NothingFound typed={typed.trim()} categories={categories} onChoose={leave} />}
      {!isTyping && <BeforeTyping recent={recent} categories={categories} onChoose={leave} />}
    </Panel>
  )
}

/** From a key until what it writes. */
const KEY_MS = 100
const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }
