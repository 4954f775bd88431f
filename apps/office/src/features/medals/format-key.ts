import type { EventFormat } from '@games/contract'

export type FormatKey =
  | 'timed-final'
  | 'ranked-finals'
  | `pool-${Extract<EventFormat, { kind: 'pool' }>['leadsTo']}`
  | `bronze-${Extract<EventFormat, { kind: 'knockout' }>['bronze']}`
  | `no-winner-${Extract<EventFormat, { kind: 'no-winner' }>['gives']}`
  | `no-bronze-winner-${Extract<EventFormat, { kind: 'no-bronze-winner' }>['gives']}`
  | `few-entries-${Extract<EventFormat, { kind: 'few-entries' }>['gives']}`
  | `disqualified-${Extract<EventFormat, { kind: 'disqualified' }>['gives']}`

/** The key of a format in messages: `office-medals.{key}` and `office-medals.{key}-why`. */
export function formatKey(format: EventFormat): FormatKey {
  switch (format.kind) {
    case 'pool':
      return `pool-${format.leadsTo}`
    case 'knockout':
      return `bronze-${format.bronze}`
    case 'no-winner':
      return `no-winner-${format.gives}`
    case 'no-bronze-winner':
      return `no-bronze-winner-${format.gives}`
    case 'disqualified':
      return `disqualified-${format.gives}`
    case 'few-entries':
      return `few-entries-${format.gives}`
    case 'timed-final':
    case 'ranked-finals':
      return format.kind
  }
}
