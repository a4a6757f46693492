import type { FormEvent, KeyboardEvent, RefObject } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './search-field.module.css'

type SearchFieldProps = {
  input: RefObject<HTMLInputElement | null>
  typed: string
  list: { id: string; isOpen: boolean; active: string | undefined }
  onType: (text: string) => void
  onKey: (event: KeyboardEvent) => void
  onSubmit: (event: FormEvent) => void
  onClose: () => void
}

export function SearchField({ input, typed, list, onType, onKey, onSubmit, onClose }: SearchFieldProps) {
  const t = useT()
  function clear() {
    onType('')
    input.current?.focus()
  }
  return (
    <search>
      <form className={styles.field} onSubmit={onSubmit}>
        <Icon name="search" />
        <input
          ref={input}
          name="q"
          role="combobox"
          aria-label={t('shell.search')}
          aria-autocomplete="list"
          aria-expanded={list.isOpen}
          aria-controls={list.id}
          aria-activedescendant={list.active}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onKey}
          placeholder={t('shell.searchPlaceholder')}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          data-autofocus
        />
        {typed !== '' && (
          <button
            type="button"
            className={`text-link ${styles.clear}`}
            onClick={clear}
            aria-label={t('search.empty')}
          >
            {t('list.clear')}
          </button>
        )}
        <IconButton icon="close" label={t('shell.close')} onClick={onClose} />
      </form>
    </search>
  )
}
