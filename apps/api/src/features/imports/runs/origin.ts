/** Where a table comes from, and comes from again. */
export type Origin = { kind: 'file' } | { kind: 'url'; url: string } | { kind: 'folder'; folder: string }

export const whereOf = (origin: Origin): string | null =>
  origin.kind === 'url' ? origin.url : origin.kind === 'folder' ? origin.folder : null
