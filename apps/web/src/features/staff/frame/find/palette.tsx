import { Command } from 'cmdk'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { StaffDialog } from '../../staff-dialog.tsx'
import { openPanel, useOpenPanel } from '../frame-panels.ts'
import { StaffIcon } from '../rooms/staff-icon.tsx'
import type { Finding } from './finding.ts'
import styles from './palette.module.css'
import { useFindings } from './use-findings.ts'

/** Finds an order or a person, goes to a room, does something. */
export function Palette() {
  return useOpenPanel() === 'find' ? <OpenPalette /> : null
}

const close = () => openPanel(undefined)

function OpenPalette() {
  const t = useT()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const groups = useFindings(text)
  const choose = (finding: Finding) => {
    close()
    if (finding.to === undefined) finding.run()
    else void navigate(finding.to)
  }
  return (
    <StaffDialog title={t('staff.findShort')} hasHead={false} onClose={close}>
      <Command
        className={styles.palette}
        label={t('staff.find')}
        shouldFilter={false}
        vimBindings={false}
        loop
      >
        <div className={styles.head}>
          <Icon name="search" size="small" />
          <Command.Input
            data-autofocus
            value={text}
            onValueChange={setText}
            placeholder={t('staff.find')}
            maxLength={100}
          />
          <button type="button" className={styles.close} onClick={close}>
            Esc
          </button>
        </div>
        <Command.List className={styles.list} label={t('staff.found')}>
          <Command.Empty className={styles.none}>{t('staff.foundNothing')}</Command.Empty>
          {groups.map(({ title, findings }) => (
            <Command.Group key={title} heading={t(title)} className={styles.group}>
              {findings.map((finding) => (
                <Command.Item
                  key={finding.id}
                  value={finding.id}
                  className={styles.item}
                  onSelect={() => choose(finding)}
                >
                  <StaffIcon name={finding.icon} size="small" />
                  <span className={styles.text}>
                    <b>{finding.text}</b> {finding.second}
                  </span>
                </Command.Item>
              ))}
            </Command.Group>
          ))}
        </Command.List>
        <p className={styles.foot}>{t('staff.findKeys')}</p>
      </Command>
    </StaffDialog>
  )
}
