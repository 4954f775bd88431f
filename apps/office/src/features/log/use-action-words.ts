import type { OfficeAction } from '@games/contract'
import { useT } from '../../i18n/use-t.ts'

/** What is recorded, in words: `office-log.kind-{kind}` and `office-log.action-{action}`. A new kind has a line here. */
const KINDS = [
  'athlete-photo',
  'code-name',
  'content',
  'content-order',
  'demo',
  'desk-event',
  'desk-link',
  'desk-unit',
  'event-format',
  'event-medals',
  'event-type',
  'feed-message',
  'feed-rebuild',
  'feed-source',
  'feedback',
  'invitation',
  'item',
  'person',
  'points',
  'setting',
  'sheet',
  'trivia',
  'venue',
  'venue-file',
] as const
const ACTIONS = [
  'add',
  'archive',
  'assign',
  'block',
  'cancel',
  'choose',
  'contact',
  'create',
  'dismiss',
  'give',
  'handle',
  'handled',
  'import',
  'invite',
  'lead',
  'leave',
  'make',
  'new',
  'note',
  'open',
  'order',
  'passed',
  'password-code',
  'pause',
  'publish',
  'reapply',
  'rebuild',
  'remove',
  'restore',
  'resume',
  'revoke',
  'revoke-invitation',
  'role',
  'role-away',
  'rotate',
  'save',
  'set',
  'sign-out',
  'take-from-archive',
  'unblock',
  'unschedule',
  'unset',
  'wipe',
  'withdraw',
] as const

const isOneOf = <T extends string>(all: readonly T[], one: string): one is T => (all as readonly string[]).includes(one)

export function useActionWords() {
  const t = useT()
  const kind = (name: string): string => (isOneOf(KINDS, name) ? t(`office-log.kind-${name}`) : name)
  const action = ({ action: name, undoes }: Pick<OfficeAction, 'action' | 'undoes'>): string => {
    const words = isOneOf(ACTIONS, name) ? t(`office-log.action-${name}`) : name
    return undoes === null ? words : t('office-log.undoing', { action: words })
  }
  return { kind, action }
}
