import type { Need } from '@games/contract'
import { pick } from '@games/domain/text/localized'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { Pictogram } from '@games/web/ui/Pictogram.tsx'
import { useT } from '../../i18n/use-t.ts'
import { OfficeIcon } from '../../ui/OfficeIcon.tsx'
import { useTime } from '../../time/use-time.ts'

interface NeedRowProps {
  readonly need: Need
  readonly onHandled: () => void
  readonly 'data-row': number
  readonly 'data-selected': string | undefined
}

/** The kinds of what waits that there are words for: `office-home.need-{kind}`. A feature that brings another adds it here. */
const KINDS = [
  'feed-down',
  'silent',
  'late',
  'rejected',
  'differences',
  'venue-files',
  'open-medals',
  'medal-differences',
  'event-types',
  'discipline',
  'translations',
  'scheduled',
  'removal',
  'feedback',
  'set-up',
] as const
type Kind = (typeof KINDS)[number]
const isKind = (kind: string): kind is Kind => (KINDS as readonly string[]).includes(kind)

/** The sign of what is of no discipline. */
const ICONS: Readonly<Record<string, string>> = {
  'feed-down': 'feed',
  rejected: 'feed',
  differences: 'feed',
  'venue-files': 'results',
  'open-medals': 'medal',
  'medal-differences': 'medal',
  'event-types': 'results',
  translations: 'globe',
  scheduled: 'content',
  'set-up': 'settings',
  removal: 'content',
  feedback: 'feedback',
}

/** Something that waits: what, since when and what the public sees meanwhile, and what can be done. */
export function NeedRow({ need, onHandled, ...row }: NeedRowProps) {
  const t = useT()
  const locale = useLocale()
  const { moment } = useTime()
  const { kind, name, values, href, since } = need
  const what = name ? pick(name, locale) : String(values['discipline'] ?? need.key)
  const count = Number(values['count'] ?? 0)
  // names in messages have no hyphen
  const content = String(values['content'] ?? '').replace('-', '')
  const time = since === null ? t('office-home.long-ago') : moment(since)
  const words = {
    what,
    count,
    late: Number(values['late'] ?? 0),
    content,
    time,
    photos: String(values['photos'] ?? ''),
    todo: String(values['todo'] ?? 'no'),
  }
  const known = isKind(kind) ? kind : null
  const title =
    known === null
      ? what
      : known === 'set-up' || known === 'feed-down'
        ? t(`office-home.need-${known}`)
        : t(`office-home.need-${known}`, words)
  const isOffice = href.startsWith('/office/')
  return (
    <li {...row}>
      {values['discipline'] === undefined ? (
        <span className="home-need-sign">
          <OfficeIcon name={ICONS[kind] ?? 'content'} />
        </span>
      ) : (
        <Pictogram code={String(values['discipline'])} size="s" />
      )}
      <div>
        <b>{title}</b>
        {isKind(kind) ? (
          <p>
            {kind === 'translations' ||
            kind === 'set-up' ||
            kind === 'open-medals' ||
            kind === 'medal-differences' ||
            kind === 'event-types'
              ? t(`office-home.need-${kind}-why`)
              : t(`office-home.need-${kind}-why`, words)}
          </p>
        ) : null}
      </div>
      <div className="office-actions">
        <a className="office-button-small" href={href} {...(!isOffice && { target: '_blank', rel: 'noopener' })}>
          {t('office-home.see')}
        </a>
        <button
          type="button"
          className="office-button-small"
          aria-label={t('office-home.handle-this', { what: title })}
          onClick={onHandled}
        >
          {t('office-home.handle')}
        </button>
      </div>
    </li>
  )
}
