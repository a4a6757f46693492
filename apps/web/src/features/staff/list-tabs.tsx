import type { MessageKey } from '@vitrine/i18n/message-key'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { useCurrentInMiddle } from '#web/ui/side-nav/use-current-in-middle.ts'
import styles from './list-tabs.module.css'

type ListTabsProps<Name extends string> = {
  names: readonly Name[]
  words: Readonly<Record<Name, MessageKey>>
  current: Name
  counts: Readonly<Record<Name, number>> | undefined
  onChange(name: Name): void
}

/** The lists of a page, and how much stands in each. */
export function ListTabs<Name extends string>({
  names,
  words,
  current,
  counts,
  onChange,
}: ListTabsProps<Name>) {
  const t = useT()
  // What is counted makes them wider.
  const row = useCurrentInMiddle(`${current} ${counts !== undefined}`)
  const number = new Intl.NumberFormat(useStore().locale)
  return (
    <nav className={styles.tabs} aria-label={t('staff.lists')} ref={row}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          aria-current={name === current || undefined}
          onClick={() => onChange(name)}
        >
          {t(words[name])} <span>{counts && number.format(counts[name])}</span>
        </button>
      ))}
    </nav>
  )
}
