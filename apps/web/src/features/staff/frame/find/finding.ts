import type { IconName } from '#web/ui/icon.tsx'

/** A line of the palette: it leads somewhere, or does something. */
export type Finding = { id: string; icon: IconName; text: string; second?: string } & (
  | { to: string }
  | { to?: undefined; run(): void }
)
