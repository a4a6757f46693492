/** Why a choice was refused, for whoever reads an answer of the API; our own window has words in five languages. */
const SENTENCES: Record<string, string> = {
  required: 'an answer is required',
  unknown: 'there is no such choice',
  fixed_qty: 'the quantity is part of the set',
  one_only: 'only one choice is possible',
  max_length: 'the answer is too long',
  min_length: 'the answer is too short',
  one_line: 'the answer is more than one line',
  number: 'the answer is not a number',
  min: 'the number is too small',
  max: 'the number is too large',
  date: 'the answer is not a date such as 2026-12-31',
  days_ahead: 'the day lies before today or too far ahead',
  after: 'the question before it has to be answered first',
  email: 'the answer is not an e-mail address',
  pattern: 'the answer does not have the form that is asked for',
}

export function optionSentence(reason: string): string {
  return SENTENCES[reason] ?? `the answer breaks the rule "${reason}"`
}
