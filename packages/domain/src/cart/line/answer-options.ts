import { answerRules, brokenRule } from '../../catalog/answer-rules.ts'
import type { CustomOptionChoice } from '../product-option.ts'
import { AFTER, isAskedAfter } from './asked-after.ts'
import { type Refused, refuseOption } from './line-problem.ts'
import type { Surcharge } from './option-price.ts'
import type { SellableOption } from './sellable.ts'

type Shown = { label: string; value: string }
type Answers = { ok: true; surcharges: Surcharge[]; shown: Shown[] }
type Answer = { ok: true; surcharges: Surcharge[]; value: string }

/** Checks the answers to a product's questions: all required ones, known values only, texts within their rules. */
export function answerOptions(
  options: readonly SellableOption[],
  choices: readonly CustomOptionChoice[],
): Answers | Refused {
  const stray = choices.find((choice) => !options.some((option) => option.id === choice.option_id))
  if (stray) return refuseOption(stray.option_id, 'unknown')
  const answers: Answers = { ok: true, surcharges: [], shown: [] }
  for (const [at, option] of options.entries()) {
    const given = choices.filter((choice) => choice.option_id === option.id)
    if (given.length === 0) {
      if (option.required) return refuseOption(option.id, 'required')
      continue
    }
    const isOpen = !isAskedAfter(option) || choices.some((one) => one.option_id === options[at - 1]?.id)
    if (!isOpen) return refuseOption(option.id, AFTER)
    const answer = answerOne(
      option,
      given.map((one) => one.option_value),
    )
    if (!answer.ok) return answer
    answers.surcharges.push(...answer.surcharges)
    answers.shown.push({ label: option.title, value: answer.value })
  }
  return answers
}

function answerOne(option: SellableOption, given: readonly string[]): Answer | Refused {
  return option.isText ? answerText(option, given) : answerValues(option, given)
}

function answerText(option: SellableOption, given: readonly string[]): Answer | Refused {
  const [text = ''] = given
  if (given.length > 1) return refuseOption(option.id, 'one_only')
  const broken = brokenRule(answerRules(option), text)
  if (broken !== undefined) return refuseOption(option.id, broken)
  return { ok: true, surcharges: [option], value: text }
}

function answerValues(option: SellableOption, given: readonly string[]): Answer | Refused {
  const ids = [...new Set(given.flatMap((list) => list.split(',')).map((id) => id.trim()))]
  if (ids.length > 1 && !option.isMultiple) return refuseOption(option.id, 'one_only')
  const values = option.values.filter((value) => ids.includes(value.id))
  if (values.length !== ids.length) return refuseOption(option.id, 'unknown')
  return { ok: true, surcharges: values, value: values.map((value) => value.title).join(', ') }
}
