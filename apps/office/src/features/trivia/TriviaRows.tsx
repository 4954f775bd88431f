import type { OfficeTriviaRow } from '@games/contract'
import { pick } from '@games/domain/text/localized'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { Button } from '@games/web/ui/Button.tsx'
import { Pictogram } from '@games/web/ui/Pictogram.tsx'
import { useRouter } from '@tanstack/react-router'
import { useT } from '../../i18n/use-t.ts'
import { useTime } from '../../time/use-time.ts'
import { OfficeIcon } from '../../ui/OfficeIcon.tsx'

/** How far a trivia is, in words: `aberta até qui 16, 20:00`. */
export function useStateWords() {
  const t = useT()
  const { moment } = useTime()
  return ({ state, opensAt, closesAt }: Pick<OfficeTriviaRow, 'state' | 'opensAt' | 'closesAt'>): string => {
    if (state === 'upcoming' && opensAt !== null) return t('office-trivia.opens', { time: moment(opensAt) })
    if (state === 'open' && closesAt !== null) return t('office-trivia.open-until', { time: moment(closesAt) })
    if (state === 'closed' && closesAt !== null) return t('office-trivia.closed-since', { time: moment(closesAt) })
    return t(`office-trivia.is-${state}`)
  }
}

/** Trivia below each other; `current`: the one that is open. */
export function TriviaRows({ rows, current }: { rows: readonly OfficeTriviaRow[]; current?: string }) {
  const t = useT()
  const locale = useLocale()
  const stateWords = useStateWords()
  return (
    <ul className="trivia-rows">
      {rows.map((row) => (
        <li key={row.id}>
          <a href={`/office/trivia/${row.id}`} aria-current={row.id === current ? 'page' : undefined}>
            <Pictogram code={row.discipline} size="s" />
            <span className="office-two">
              <b>{pick(row.title, locale)}</b>
              <span>
                {t('office-trivia.questions', { count: row.questionCount })}, {stateWords(row)}
              </span>
            </span>
            {row.graded > 0 ? (
              <b className="trivia-figure" title={t('office-trivia.answered', { count: row.graded })}>
                {row.graded.toLocaleString(locale === 'eng' ? 'en' : locale === 'spa' ? 'es' : 'pt')}
              </b>
            ) : null}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Letters of an id: no word comes of them by chance. */
const LETTERS = '23456789bcdfghjkmnpqrstvwxz'
const newId = (): string =>
  `t-${[...crypto.getRandomValues(new Uint8Array(8))].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`

export function NewTrivia({ kind = 'main' }: { kind?: 'main' | 'plain' }) {
  const t = useT()
  const router = useRouter()
  return (
    <Button
      kind={kind}
      onClick={() => void router.navigate({ to: '/trivia/$id', params: { id: newId() }, search: { new: 1 } })}
    >
      <OfficeIcon name="plus" />
      {t('office-trivia.new')}
    </Button>
  )
}
