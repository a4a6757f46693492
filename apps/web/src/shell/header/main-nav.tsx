import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { MenuNode } from '#web/lib/loaded/root-data.ts'
import { lazyPanel } from '#web/lib/panel/lazy-panel.tsx'
import { ShopLink } from '#web/ui/link/shop-link.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import styles from './header.module.css'
import { headerLinks } from './header-links.ts'
import { useFitting } from './use-fitting.ts'

const CategoryPanel = lazyPanel(async () => (await import('./category-panel.tsx')).CategoryPanel)

/** A mouse that only passes by opens nothing; one that leaves for the panel's far corner finds it still there. */
const OPEN_AFTER_MS = 120
const CLOSE_AFTER_MS = 250

/** Links of the top categories; under one with others below it a panel opens, by a mouse that stays or by arrow down. */
export function MainNav({ menu }: { menu: MenuNode[] }) {
  const t = useT()
  const nav = useRef<HTMLElement>(null)
  const { opened, open, close, soon } = useOpened()
  useFitting(nav)
  const links = headerLinks(menu)
  const category = links.find(({ id }) => id === opened?.id)
  const shut = () => {
    const isInside = document.activeElement?.closest('[data-category-panel]')
    close()
    if (isInside) nav.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus()
  }
  function hear(event: KeyboardEvent, { id, children }: MenuNode) {
    if (event.key !== 'ArrowDown' || children.length === 0) return
    event.preventDefault()
    open({ id, byKey: true })
  }
  const hover = (event: PointerEvent, { id, children }: MenuNode) => {
    if (event.pointerType === 'mouse') soon(children.length > 0 ? { id, byKey: false } : undefined)
  }
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears of what its links and its panel are left for
    <div
      className={styles.mainNav}
      onPointerEnter={CategoryPanel.prefetch}
      // What keys have opened no mouse closes by being elsewhere; one that comes in takes it over.
      onPointerLeave={() => !opened?.byKey && soon(undefined)}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Escape' && shut()}
    >
      <nav ref={nav} aria-label={t('shell.mainNav')} className={styles.nav}>
        {links.map((one) => (
          <ShopLink
            key={one.id}
            to={one.path}
            className={one.tone}
            follow="ahead"
            aria-expanded={one.children.length > 0 ? one.id === category?.id : undefined}
            onFocus={CategoryPanel.prefetch}
            onKeyDown={(event) => hear(event, one)}
            onPointerEnter={(event) => hover(event, one)}
            onClick={close}
          >
            {one.name}
          </ShopLink>
        ))}
      </nav>
      <CategoryPanel
        key={category?.id}
        category={category}
        takesFocus={opened?.byKey === true}
        isOpen={category !== undefined}
        onClose={close}
        onPointerEnter={() => opened && soon({ ...opened, byKey: false })}
        // The link itself leads to the same place.
        onMissing={close}
      />
    </div>
  )
}

type Opened = { id: number; byKey: boolean }

function useOpened() {
  const [opened, setOpened] = useState<Opened>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const open = (next: Opened | undefined) => {
    clearTimeout(timer.current)
    setOpened(next)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    opened,
    open,
    close: () => open(undefined),
    soon: (next: Opened | undefined) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(setOpened, next ? OPEN_AFTER_MS : CLOSE_AFTER_MS, next)
    },
  }
}
