export type DeliveryStage = 0 | 1 | 2 | 3 | 4 | 5

const STAGE_LETTERS: readonly (readonly string[])[] = [
  ['G', 'R', 'P', 'H', 'S'],
  ['N', 'NA', 'A'],
  ['AB', 'B', 'M', 'C'],
  ['D', 'DA', 'K', 'KR'],
  ['LF', 'L'],
  ['J', 'I', 'E', 'F', 'O'],
]

/** Step 0–5 of the delivery bar. A numeric stage, when present, overrides the status letters; unknown ones are step 0. */
export function deliveryStep(shown: { order_status: string; stage: number | null }): DeliveryStage {
  const found = shown.stage ?? STAGE_LETTERS.findIndex((letters) => letters.includes(shown.order_status))
  return Math.min(5, Math.max(0, Math.trunc(found))) as DeliveryStage
}

/** Whether there is a step to wait for: what came back stands at 0, as what goes no further does. */
export const isUnderWay = ({ stage, canceled }: { stage: number; canceled: boolean }): boolean =>
  !canceled && stage > 0 && stage < 5
