import { createStore } from '@vitrine/sync/store/observable'

/** When the shop answered a round for the first time: where it is silent, the cabinet gets no younger by asking. */
export const cabinetAnsweredAt = createStore<number | undefined>(undefined)

let lastAnswered = -1

export function noteAnswer(round: number, now: number): void {
  if (round <= lastAnswered) return
  lastAnswered = round
  cabinetAnsweredAt.set(now)
}
