import type { ContentKind } from '@vitrine/contract/content/editing'

/** Which piece; '' is all stores. */
export type PieceOf = { kind: ContentKind; identifier: string; store: string }

export const paramsOf = ({ kind, identifier }: PieceOf) => ({ kind, identifier })
export const storeOf = ({ store }: PieceOf) => (store ? { store } : {})
