import type { User } from '@vitrine/contract/user/user'
import { FrameTexts } from '#web/lib/store/frame-texts.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import { useUpkeep } from './use-upkeep.ts'

type UpdateLineProps = { may: User['may']; line: string; className: string | undefined }

/** The age of the catalogue, for who may bring it up to date by a press (spec accounts §4). */
export function UpdateLine(props: UpdateLineProps) {
  return (
    <FrameTexts frame="rare" waiting={<span className={props.className}>{props.line}</span>}>
      <Line {...props} />
    </FrameTexts>
  )
}

function Line({ may, line, className }: UpdateLineProps) {
  const t = useT()
  const { running, start } = useUpkeep(may)
  return (
    <button
      type="button"
      className={`text-link ${className ?? ''}`}
      aria-busy={running !== undefined || undefined}
      onClick={() => void start('all')}
    >
      {running ? t('upkeep.underWay') : t('upkeep.line', { line })}
    </button>
  )
}
