/** Why a product cannot become a line of a cart. */
export type LineProblem =
  | { kind: 'not_offered' }
  | { kind: 'price_unknown' }
  /** A parent: one of its variants or parts must be asked for. */
  | { kind: 'choice_missing' }
  | { kind: 'option'; optionId: string; reason: OptionProblem }

/** `unknown`, `one_only`, or the name of the rule an answer breaks (catalog/answer-rules.ts). */
export type OptionProblem = string
export type Refused = { ok: false; problem: LineProblem }

export function refuse(problem: LineProblem): Refused {
  return { ok: false, problem }
}

export function refuseOption(optionId: string, reason: OptionProblem): Refused {
  return refuse({ kind: 'option', optionId, reason })
}
