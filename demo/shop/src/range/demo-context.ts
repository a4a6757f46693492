/** What every maker of records needs: the seed of all choices and the moment the shop was dressed. */
export type DemoContext = { seed: string; now: string }

export const DEFAULT_CONTEXT: DemoContext = { seed: 'vitrine', now: '2026-11-20T09:00:00.000Z' }
