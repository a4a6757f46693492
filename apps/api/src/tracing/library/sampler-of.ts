import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'
import type { TracingSettings } from '../tracing-settings.ts'

const PARENT_BASED = 'parentbased_'

/** The standard names; a trace somebody else began is kept or left as they did, where the name says so. */
export function samplerOf({ sampler, ratio }: Pick<TracingSettings, 'sampler' | 'ratio'>): Sampler {
  const root = rootOf(sampler.replace(PARENT_BASED, ''), ratio)
  return sampler.startsWith(PARENT_BASED) ? new ParentBasedSampler({ root }) : root
}

function rootOf(name: string, ratio: number): Sampler {
  if (name === 'always_on') return new AlwaysOnSampler()
  return name === 'always_off' ? new AlwaysOffSampler() : new TraceIdRatioBasedSampler(ratio)
}
