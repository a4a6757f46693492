import type { Progress } from '@vitrine/api/features/imports/index'

type Terminal = { isTTY?: boolean; write: (text: string) => unknown }

const STEPS: Record<Progress['step'], string> = {
  reading: 'Reading the feed',
  joining: 'Joining products, links and stock',
  documents: 'Writing what shoppers will see',
}
const BAR_WIDTH = 30

/** A bar that moves on a terminal; one line per step in a log. */
export function showProgress(terminal: Terminal): { update: (progress: Progress) => void; end: () => void } {
  let shown = ''
  const begin = ({ step }: Progress) => {
    if (step !== shown) terminal.write(`${STEPS[step]} …\n`)
    shown = step
  }
  const draw = (progress: Progress) => terminal.write(`\r\x1b[K${STEPS[progress.step]} ${barOf(progress)}`)
  return terminal.isTTY
    ? { update: draw, end: () => terminal.write('\r\x1b[K') }
    : { update: begin, end: () => {} }
}

function barOf({ done, total }: Progress): string {
  if (!total) return done > 0 ? String(done) : '…'
  const filled = Math.round((Math.min(done, total) / total) * BAR_WIDTH)
  return `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${done}/${total}`
}
