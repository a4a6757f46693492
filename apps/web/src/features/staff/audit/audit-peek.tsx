import type { AuditLine } from '@vitrine/contract/audit/audit-log'
import { Link } from 'react-router'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import peek from '../peek.module.css'
import { Peek } from '../peek.tsx'
import styles from './audit.module.css'
import { fieldsOf, valueText } from './audit-fields.ts'
import { deedWord, entityText, whoText } from './audit-words.ts'

type AuditPeekProps = {
  line: AuditLine
  ids: readonly number[]
  onOpen(id?: number): void
  /** Everything somebody did. */
  onPerson(id: number): void
}

export function AuditPeek({ line, ids, onOpen, onPerson }: AuditPeekProps) {
  const t = useT()
  return (
    <Peek
      {...{ ids, onOpen }}
      id={line.id}
      label={t('staff.audit')}
      title={t(deedWord(line.permission))}
      neighbours={{ before: t('staff.auditEntryBefore'), after: t('staff.auditEntryAfter') }}
      beside={<span className={styles.entry}>{t('staff.auditEntry', { id: line.id })}</span>}
    >
      <div className={peek.body}>
        <Facts line={line} />
        <h3 className={styles.entity}>{entityText(t, line)}</h3>
        <Fields line={line} />
      </div>
      <Ways {...{ line, onPerson }} />
    </Peek>
  )
}

/** From here on: all of the person, the order itself. */
function Ways({ line, onPerson }: Pick<AuditPeekProps, 'line' | 'onPerson'>) {
  const t = useT()
  const { person, entity, entity_id } = line
  if (!person && entity !== 'order') return null
  return (
    <footer className={peek.foot}>
      {person && (
        <button type="button" className="text-link" onClick={() => onPerson(person.id)}>
          {t('staff.auditByPerson', { name: person.name })}
        </button>
      )}
      {entity === 'order' && (
        <Link className="text-link" to={`/admin/orders/${entity_id}`}>
          {entityText(t, line)}
        </Link>
      )}
    </footer>
  )
}

function Facts({ line }: { line: AuditLine }) {
  const t = useT()
  const { locale } = useStore()
  const at = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'medium' })
  const facts = [
    [t('staff.auditDoneBy'), line.job === null ? whoText(t, line) : `${whoText(t, line)} (${line.job})`],
    [t('staff.auditFor'), line.acting_for?.name],
    [t('staff.auditWhen'), at.format(new Date(line.at))],
    [t('staff.auditRight'), line.permission],
    [t('staff.store'), line.store_code],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Fields({ line }: { line: AuditLine }) {
  const t = useT()
  const fields = fieldsOf(line)
  if (fields.length === 0) return <p className={styles.entry}>{t('staff.auditNoFields')}</p>
  return (
    <table className={styles.fields}>
      <thead>
        <tr>
          <th scope="col">{t('staff.auditField')}</th>
          <th scope="col">{t('staff.auditBefore')}</th>
          <th scope="col">{t('staff.auditAfter')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td>{line.before && field in line.before ? <del>{valueText(line.before[field])}</del> : null}</td>
            <td>{line.after && field in line.after ? <ins>{valueText(line.after[field])}</ins> : null}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
