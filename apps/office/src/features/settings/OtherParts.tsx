import type { Settings } from '@games/contract'
import { useT } from '../../i18n/use-t.ts'
import { useGames } from '../../session/games.ts'
import { readNumber, SwitchRow, TextRow, writeNumber } from './ValueRows.tsx'

interface PartProps {
  readonly settings: Settings
}

export function EntryPart({ settings }: PartProps) {
  const t = useT()
  return (
    <ul className="settings-rows">
      <SwitchRow
        settings={settings}
        name="login_enabled"
        why={t('office-settings.login_enabled-why', { count: settings.accounts })}
      />
      <SwitchRow settings={settings} name="signup_birth_year" why={t('office-settings.signup_birth_year-why')} />
      <SwitchRow
        settings={settings}
        name="previews"
        without={useGames().demo}
        why={t('office-settings.previews-why')}
      />
    </ul>
  )
}

/** Without a list the usual neutrals hold, with an empty one everybody has a row. */
const codesOf = (text: string): readonly string[] | null =>
  text.trim() === ''
    ? null
    : text
        .toUpperCase()
        .split(/[\s,;]+/)
        .filter((code) => code !== '' && code !== '-')

export function MedalsPart({ settings }: PartProps) {
  const t = useT()
  return (
    <TextRow
      settings={settings}
      name="unlisted_organisations"
      label={t('office-settings.unlisted')}
      hint={t('office-settings.unlisted-hint')}
      write={(value) => (Array.isArray(value) ? (value.length === 0 ? '-' : value.join(', ')) : '')}
      read={codesOf}
    />
  )
}

interface Film {
  readonly sources: readonly string[]
  readonly seconds: number
}

/** The film's address on a line each, then how many seconds it lasts; captions and chapters, if there are any, stay. */
export function SafeSportPart({ settings }: PartProps) {
  const t = useT()
  const film = settings.settings.find(({ key }) => key === 'safe_sport_film')?.value as Film | null
  return (
    <>
      <TextRow
        settings={settings}
        name="safe_sport_film"
        label={t('office-settings.film')}
        hint={t('office-settings.film-hint')}
        unreadable={t('office-settings.fault-film')}
        lines={3}
        write={(value) =>
          value === null ? '' : [...(value as Film).sources, String((value as Film).seconds)].join('\n')
        }
        read={(text) => {
          const lines = text.split(/\s+/).filter(Boolean)
          const seconds = Number(lines.at(-1))
          if (lines.length === 0) return null
          return Number.isFinite(seconds) && lines.length > 1
            ? { ...film, sources: lines.slice(0, -1), seconds }
            : undefined
        }}
      />
      <TextRow
        settings={settings}
        name="safe_sport_points"
        label={t('office-settings.film-points')}
        hint={t('office-settings.film-points-hint')}
        numeric
        write={writeNumber}
        read={readNumber}
      />
    </>
  )
}

interface Rule {
  readonly from: string
  readonly to: string
  readonly status?: number
}

export function AddressesPart({ settings }: PartProps) {
  const t = useT()
  return (
    <TextRow
      settings={settings}
      name="route_rules"
      label={t('office-settings.rules')}
      hint={t('office-settings.rules-hint')}
      lines={6}
      write={(value) =>
        ((value as readonly Rule[] | null) ?? [])
          .map(({ from, to, status }) => [from, to, status ?? 302].join(' '))
          .join('\n')
      }
      read={(text) => {
        const rows = text.split('\n').filter((line) => line.trim() !== '')
        if (rows.length === 0) return null
        const rules = rows.map((row) => {
          const [from, to, status = '302', ...more] = row.trim().split(/\s+/)
          return from && to && /^\d{3}$/.test(status) && more.length === 0
            ? { from, to, status: Number(status) }
            : undefined
        })
        return rules.includes(undefined) ? undefined : rules
      }}
    />
  )
}

const KINDS = ['image', 'pdf', 'video', 'captions'] as const
type Limits = Partial<Record<(typeof KINDS)[number], number>>

export function LimitsPart({ settings }: PartProps) {
  const t = useT()
  const limits = (settings.settings.find(({ key }) => key === 'file_limits')?.value as Limits | null) ?? {}
  return (
    <>
      {KINDS.map((kind) => (
        <TextRow
          key={kind}
          settings={settings}
          name="file_limits"
          label={t(`office-settings.limit-${kind}`)}
          hint={t(`office-settings.limit-${kind}-hint`)}
          numeric
          write={(value) => writeNumber((value as Limits | null)?.[kind])}
          read={(text) => {
            const figure = readNumber(text)
            if (figure === undefined) return undefined
            const { [kind]: _was, ...others } = limits
            const next = figure === null ? others : { ...others, [kind]: figure }
            return Object.keys(next).length === 0 ? null : next
          }}
        />
      ))}
      <TextRow
        settings={settings}
        name="trivia_code_minutes"
        label={t('office-settings.trivia-minutes')}
        hint={t('office-settings.trivia-minutes-hint')}
        numeric
        write={writeNumber}
        read={readNumber}
      />
      <TextRow
        settings={settings}
        name="access_log_days"
        label={t('office-settings.access-log-days')}
        hint={t('office-settings.access-log-days-hint')}
        numeric
        write={writeNumber}
        read={readNumber}
      />
    </>
  )
}
