import { type ReactNode, useState } from 'react'
import { AwayContext } from '#web/ui/focus/away.ts'
import styles from './until-back.module.css'

type UntilBackProps = {
  /** Whoever is in. */
  customer: string | null
  /** `isAwaited`: somebody had begun something here, which comes back with them. */
  guest: (isAwaited: boolean) => ReactNode
  children: (customer: string) => ReactNode
}

/**
 * What is for whoever is in. A session that ends takes nothing with it that was typed: that waits out of sight, and for
 * nobody else.
 */
export function UntilBack({ customer, guest, children }: UntilBackProps) {
  const [last, setLast] = useState(customer)
  if (customer !== null && customer !== last) setLast(customer)
  const whose = customer ?? last
  const isAway = customer === null
  return (
    <>
      {isAway && guest(whose !== null)}
      {whose !== null && (
        <AwayContext value={isAway}>
          <div key={whose} className={styles.stays} hidden={isAway}>
            {children(whose)}
          </div>
        </AwayContext>
      )}
    </>
  )
}
