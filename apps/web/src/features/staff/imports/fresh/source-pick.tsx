import type { MessageKey } from '@vitrine/i18n/message-key'
import { type DragEvent, type SubmitEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { StaffIcon } from '../../frame/rooms/staff-icon.tsx'
import staff from '../../staff-page.module.css'
import styles from '../imports.module.css'
import own from './fresh.module.css'
import type { FreshImport } from './use-new-import.ts'

const KINDS = ['file', 'folder', 'url'] as const
type Kind = (typeof KINDS)[number]
const WORDS: Record<Kind, MessageKey> = {
  file: 'staff.impFromFile',
  folder: 'staff.impFromFolder',
  url: 'staff.impFromUrl',
}

/** A file of one's own, a folder of the server, or an address. */
export function SourcePick({ fresh }: { fresh: FreshImport }) {
  const t = useT()
  const [kind, setKind] = useState<Kind>('file')
  return (
    <div className={own.stack}>
      <div className={own.from}>
        <fieldset className={own.choice}>
          <legend className="visually-hidden">{t('staff.impFrom')}</legend>
          {KINDS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === kind}
              onClick={() => {
                setKind(one)
                fresh.forget()
              }}
            >
              {t(WORDS[one])}
            </button>
          ))}
        </fieldset>
        <span className={styles.second}>{t('staff.impLimits')}</span>
      </div>
      {kind === 'file' ? <FilePick fresh={fresh} /> : <PlacePick key={kind} kind={kind} fresh={fresh} />}
    </div>
  )
}

function FilePick({ fresh }: { fresh: FreshImport }) {
  const t = useT()
  const take = (file: File | undefined) => file && void fresh.bring({ kind: 'file', file })
  const drop = (event: DragEvent) => {
    event.preventDefault()
    take(event.dataTransfer.files[0])
  }
  const { table, source } = fresh
  const name = table?.title ?? (source?.kind === 'file' ? source.file.name : undefined)
  return (
    <label className={own.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <StaffIcon name="download" />
      <span>
        <b>{name ?? t('staff.impDrop')}</b>
        <BroughtFacts fresh={fresh} />
      </span>
      <input
        className="visually-hidden"
        type="file"
        accept=".csv,.gz,text/csv"
        aria-label={t('staff.impFromFile')}
        onChange={({ target }) => {
          take(target.files?.[0])
          // The same file, put right, is a choice again.
          target.value = ''
        }}
      />
      <span className={own.pick} aria-hidden="true">
        {t(name === undefined ? 'staff.impChoose' : 'staff.impOtherFile')}
      </span>
    </label>
  )
}

function PlacePick({ kind, fresh }: { kind: Exclude<Kind, 'file'>; fresh: FreshImport }) {
  const t = useT()
  const [where, setWhere] = useState('')
  const look = (event: SubmitEvent) => {
    event.preventDefault()
    if (where.trim() !== '') void fresh.bring({ kind, where: where.trim() })
  }
  return (
    <form className={own.place} onSubmit={look}>
      <label>
        <span>{t(kind === 'url' ? 'staff.impUrl' : 'staff.impFolder')}</span>
        <input
          className={staff.field}
          type={kind === 'url' ? 'url' : 'text'}
          value={where}
          maxLength={kind === 'url' ? 2_000 : 500}
          placeholder={kind === 'url' ? 'https://' : ''}
          aria-invalid={fresh.trouble !== undefined || undefined}
          onChange={({ target }) => setWhere(target.value)}
        />
      </label>
      <Button type="submit" look="line" isBusy={fresh.busy === 'bringing'}>
        {t('staff.impLook')}
      </Button>
      <BroughtFacts fresh={fresh} />
    </form>
  )
}

const DELIMITERS: Readonly<Record<string, MessageKey>> = {
  ',': 'staff.impComma',
  ';': 'staff.impSemicolon',
  '\t': 'staff.impTab',
}

function BroughtFacts({ fresh: { table, busy } }: { fresh: FreshImport }) {
  const t = useT()
  const { locale } = useStore()
  if (busy === 'bringing') return <small className={styles.second}>{t('staff.impBringing')}</small>
  if (!table) return null
  const size = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte' })
  const facts = [
    size.format(Math.max(1, Math.round(table.bytes / 1_000))),
    t(DELIMITERS[table.delimiter] ?? 'staff.impComma'),
    t('staff.impColumnCount', { count: table.columns.length }),
  ]
  return (
    <small className={styles.second} role="status">
      {facts.join(', ')}
    </small>
  )
}
