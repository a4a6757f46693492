import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from './icon.tsx'
import styles from './section-head.module.css'

type SectionHeadProps = { id: string; title: ReactNode; more?: { to: string; text: string } }

export function SectionHead({ id, title, more }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 className="type-section" id={id}>
        {title}
      </h2>
      {more && (
        <Link className={styles.more} to={more.to}>
          {more.text} <Icon name="arrow" size="small" />
        </Link>
      )}
    </div>
  )
}
