import { ShopError } from '#api/errors.ts'

/** Of two at one draft the second is told; what the first did comes with the desk. */
export function assertVersion(is: number | undefined, seen: number): void {
  if ((is ?? 0) !== seen) throw movedOn('DESIGN_DRAFT_MOVED_ON', 'version')
}

export function assertLive(is: number, seen: number): void {
  if (is !== seen) throw movedOn('DESIGN_MOVED_ON', 'based_on')
}

const movedOn = (message: string, path: string) =>
  new ShopError('CONFLICT', {
    message,
    details: [{ path, key: 'REFUSED', message: 'is not its version any more' }],
  })
