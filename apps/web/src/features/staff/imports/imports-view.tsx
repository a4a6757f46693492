import { Navigate } from 'react-router'
import { Denied } from '../answer/denied.tsx'
import staff from '../staff-page.module.css'
import { ClockAside } from './clock/clock-aside.tsx'
import { EarlierImports } from './earlier/earlier-imports.tsx'
import { UpdateAside } from './earlier/update-aside.tsx'
import { useImports } from './earlier/use-imports.ts'
import { NewImport } from './fresh/new-import.tsx'
import styles from './imports.module.css'
import { ExportAside } from './outgoing/export-aside.tsx'
import { PeopleSection } from './people/people-section.tsx'
import { RunView } from './run/run-view.tsx'

/** Tables of other shops: brought and tried from here, followed at an address of their own. */
export function ImportsView({ openId }: { openId: number | undefined }) {
  if (openId === undefined) return <ImportsStart />
  if (!Number.isSafeInteger(openId) || openId < 1) return <Navigate to="/admin/imports" replace />
  return <RunView key={openId} id={openId} />
}

function ImportsStart() {
  const imports = useImports()
  if (imports.isDenied) return <Denied />
  return (
    <div className={staff.page}>
      <div className={styles.top}>
        <NewImport />
        <div className={styles.aside}>
          <UpdateAside last={imports.lastTaken} onDone={imports.reload} />
          <ClockAside />
          <ExportAside />
        </div>
      </div>
      <EarlierImports imports={imports} />
      <PeopleSection />
    </div>
  )
}
