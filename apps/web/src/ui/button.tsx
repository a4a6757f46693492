import type { ComponentProps, MouseEvent } from 'react'
import { Link, type LinkProps } from 'react-router'
import styles from './button.module.css'
import { Icon, type IconName } from './icon.tsx'

type Look = {
  look?: 'solid' | 'line'
  /** The one main button of a view: full width, 56 high. */
  isMain?: boolean
  /** A price stands at its right end. */
  isSplit?: boolean
  isBusy?: boolean
}

function classOf({ look = 'solid', isMain, isSplit, isBusy }: Look, className?: string): string {
  const names = [
    styles.button,
    look === 'line' && styles.line,
    isMain && styles.main,
    isSplit && styles.split,
    isBusy && styles.busy,
    className,
  ]
  return names.filter(Boolean).join(' ')
}

/** What is disabled loses the focus of whoever pressed it: a busy button keeps it, and hears no further press. */
export function Button({
  look,
  isMain,
  isSplit,
  isBusy,
  className,
  disabled,
  onClick,
  ...rest
}: Look & ComponentProps<'button'>) {
  const name = classOf({ look, isMain, isSplit, isBusy }, className)
  const press = isBusy && disabled ? { onClick: ignore, 'aria-disabled': true } : { disabled, onClick }
  return <button type="button" {...rest} {...press} className={name} aria-busy={isBusy || undefined} />
}

const ignore = (event: MouseEvent) => event.preventDefault()

export function ButtonLink({ look, isMain, isSplit, className, ...rest }: Look & LinkProps) {
  return <Link {...rest} className={classOf({ look, isMain, isSplit }, className)} />
}

type IconButtonProps = { icon: IconName; label: string } & Omit<ComponentProps<'button'>, 'children'>

export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={[styles.icon, className].filter(Boolean).join(' ')}
    >
      <Icon name={icon} />
    </button>
  )
}
