// Settings of traces, by the names OpenTelemetry gives them everywhere.
import { SAMPLERS, type TracingSettings } from '#api/tracing/tracing-settings.ts'
import { readUrl } from './read-address.ts'
import { type Read, readChoice, textOf } from './read-value.ts'

/** Nothing is traced unless somebody is named who collects. */
export function readTracing(read: Read): TracingSettings | undefined {
  const settings = {
    endpoint: readUrl(read, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']) ?? '',
    headers: readHeaders(read, 'OTEL_EXPORTER_OTLP_HEADERS'),
    serviceName: textOf(read, 'OTEL_SERVICE_NAME', 'vitrine'),
    sampler: readChoice(read, 'OTEL_TRACES_SAMPLER', SAMPLERS) ?? 'parentbased_always_on',
    ratio: readRatio(read, 'OTEL_TRACES_SAMPLER_ARG'),
  }
  return settings.endpoint === '' ? undefined : settings
}

const HEADER = /^([\w-]+) *= *((?:[\x20-\x24\x26-\x7e]|%[0-9a-f]{2})+)$/i

/** `name=value`, by commas, values as in an address; never repeated: they hold a key. */
function readHeaders(read: Read, name: string): Record<string, string> {
  const text = textOf(read, name, '')
  if (text === '') return {}
  const pairs = text.split(',').map((part) => HEADER.exec(part.trim()))
  try {
    const all = pairs.map((pair) => [pair?.[1] ?? '', decodeURIComponent(pair?.[2] ?? '')] as const)
    if (pairs.every(Boolean) && all.every(([, value]) => /^[\x20-\x7e]+$/.test(value)))
      return Object.fromEntries(all)
  } catch {
    // What cannot be decoded is told like everything else that makes no header.
  }
  read.problems.push(`${name} must be headers such as authorization=Bearer%20<key>.`)
  return {}
}

function readRatio(read: Read, name: string): number {
  const text = textOf(read, name, '1')
  const ratio = Number(text)
  if (!(ratio >= 0 && ratio <= 1)) read.problems.push(`${name} must be a number from 0 to 1, not "${text}".`)
  return ratio
}
