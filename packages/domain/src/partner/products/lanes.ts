// Where a piece lent to a partner stands, in the order in which it gets there.
export const LANES = ['delivering', 'to_promote', 'promoted', 'archived'] as const
export type Lane = (typeof LANES)[number]

export type Standing = { delivered: boolean; promoted_count: number; archive: boolean }

/** Put aside counts as promoted (spec accounts §4), and is shown by itself. */
export const isPromoted = ({ promoted_count, archive }: Standing): boolean => promoted_count > 0 || archive

export function laneOf(piece: Standing): Lane {
  if (piece.archive) return 'archived'
  if (isPromoted(piece)) return 'promoted'
  return piece.delivered ? 'to_promote' : 'delivering'
}

/** What is there waits for its partner, what is on its way for a parcel. */
export const firstToDo = <Piece extends Standing>(pieces: readonly Piece[]): Piece | undefined =>
  pieces.find((piece) => laneOf(piece) === 'to_promote') ??
  pieces.find((piece) => laneOf(piece) === 'delivering')
