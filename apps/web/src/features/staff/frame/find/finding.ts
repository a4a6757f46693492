import type { StaffIconName } from '../rooms/staff-icon.tsx'

/** A line of the palette: it leads somewhere, or does something. */
export type Finding = { id: string; icon: StaffIconName; text: string; second?: string } & (
  | { to: string }
  | { to?: undefined; run(): void }
)
