import type { ReactNode } from 'react'
import control from '#web/ui/form/control.module.css'
import { Icon } from '#web/ui/icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'

type HeadProps = { title: string; extra: string; isRequired: boolean }

/** Title, what it adds, and whether it may be left out. */
export function OptionHead({ title, extra, isRequired }: HeadProps) {
  const t = useT()
  return (
    <>
      <span className="type-strong">{title}</span>
      {extra && <span className="tone-second">, {extra}</span>}
      {!isRequired && <span className="tone-third"> ({t('purchase.optional')})</span>}
    </>
  )
}

export function OptionError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null
  return (
    <p id={id} className={control.error} role="alert">
      <Icon name="warn" size="tiny" />
      {children}
    </p>
  )
}
