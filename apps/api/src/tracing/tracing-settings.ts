/** By the names OpenTelemetry gives them everywhere. */
export const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

export type TracingSettings = {
  /** Where spans go, without the path of the signal. */
  endpoint: string
  /** Such as the key of whoever collects them. */
  headers: Readonly<Record<string, string>>
  serviceName: string
  sampler: (typeof SAMPLERS)[number]
  /** The part of all traces that is kept, where the sampler asks for one. */
  ratio: number
}
